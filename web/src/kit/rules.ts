/** The rules of a game as chapters, and the rules that a text mentions. */
import type { Component } from 'svelte'
import type { Words } from './words'

export interface Chapter {
  id: string | null // message chapter-<id>
  rules: string[]
}

export function chaptersOf(rules: string[], firsts: Record<string, string> = {}): Chapter[] {
  const chapters: Chapter[] = []
  for (const rule of rules) {
    const id = firsts[rule]
    if (id || !chapters.length) chapters.push({ id: id ?? null, rules: [] })
    chapters.at(-1)!.rules.push(rule)
  }
  return chapters
}

export interface Piece {
  text: string
  rule: string | null
}

/** The text in pieces, with the rules that it names apart. */
export function linkRules(text: string, rules: string[]): Piece[] {
  const known = new Set(rules)
  return text
    .split(/([A-Z]+-[A-Z]?\d+(?:\.\d+)?[a-z]?)/)
    .filter(Boolean)
    .map((part) => ({ text: part, rule: known.has(part) ? part : null }))
}

/** The rule meant by `X-24`, `x-24` or `24`. */
export function findRule(wanted: string, rules: string[]): string | null {
  const asked = wanted.trim().toLowerCase()
  return rules.find((rule) => [rule.toLowerCase(), rule.toLowerCase().split('-').slice(1).join('-')].includes(asked)) ?? null
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()

/** The chapters with those of their rules in which every word that was typed occurs; accents and capitals do not matter. */
export function chaptersWith(chapters: Chapter[], typed: string, textOf: (rule: string) => string): Chapter[] {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  if (!words.length) return chapters
  const meant = (rule: string) => {
    const text = folded(`${rule} ${textOf(rule)}`)
    return words.every((word) => text.includes(word))
  }
  return chapters.map((chapter) => ({ ...chapter, rules: chapter.rules.filter(meant) })).filter((chapter) => chapter.rules.length)
}

/** pictures.ts of a game: drawings for its rules, by the components of its board. */
export interface RulePictures {
  default: Component<{ rule: string; speak: Words }>
  /** By rule, the message that says what its picture shows. */
  captions: Record<string, string>
}
