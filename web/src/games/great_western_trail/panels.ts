/** The panels around the map, as far as they are there. */
import type { Component } from 'svelte'

const found = import.meta.glob<{ default: Component<any> }>(
  './{PlayerBoard,JobMarket,CattleMarket,Objectives,Foresight,KansasCity,Hand,AutomaTurn}.svelte',
  { eager: true },
)

export function panel(name: string): Component<any> | null {
  return found[`./${name}.svelte`]?.default ?? null
}
