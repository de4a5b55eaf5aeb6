/** The games of other packages: what the server says they bring for the page, loaded when it is needed. */
import type { Component } from 'svelte'
import { api } from './api'
import type { BoardModule, Drawing, GameInfo, PackagedBoard, PackagedInfo } from './board'
import DrawnComponent from './DrawnComponent.svelte'
import type { Game } from './types'
import type { Language } from './words'

async function find(game: string): Promise<Game | undefined> {
  return (await api.games()).find((known) => known.name === game)
}

/** The component that shows a drawing. */
export function asComponent<Props extends object>(drawing: Drawing<Props>): Component<Props> {
  return (internals, props) => DrawnComponent(internals, { drawing: drawing as Drawing<object>, props })
}

const styled = new Set<string>()

/** Adds a sheet of styles to the page, once; done when it counts. */
function addStyle(address: string): Promise<void> {
  if (styled.has(address)) return Promise.resolve()
  styled.add(address)
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
  document.head.append(link)
  return new Promise((done) => (link.onload = link.onerror = () => done()))
}

/** A board that another package brings; null: it brings none, or one that cannot be loaded, and the console says why. */
export async function packagedBoard(game: string): Promise<BoardModule | null> {
  const page = (await find(game))?.page
  if (!page?.board) return null
  try {
    const [module] = await Promise.all([
      import(/* @vite-ignore */ page.board) as Promise<PackagedBoard>,
      page.style ? addStyle(page.style) : null,
    ])
    return { ...module, default: asComponent(module.default), ...(module.Scores && { Scores: asComponent(module.Scores) }) } as BoardModule
  } catch (error) {
    console.error(error)
    return null
  }
}

/** What it says of itself beside the board; nothing, and the console says why, if it cannot be loaded. */
export async function packagedInfo(game: string): Promise<GameInfo> {
  const page = (await find(game))?.page
  if (!page?.info) return {}
  try {
    const module = (await import(/* @vite-ignore */ page.info)) as PackagedInfo
    return { ...module, ...(module.Emblem && { Emblem: asComponent(module.Emblem) }) } as GameInfo
  } catch (error) {
    console.error(error)
    return {}
  }
}

/** The words of a game; none where it has none. */
export async function packagedWords(game: string, language: Language): Promise<string> {
  if (!(await find(game))?.words.length) return ''
  const answer = await fetch(`/games/${encodeURIComponent(game)}/words/${language}.ftl`)
  if (!answer.ok) throw new Error(`no words of ${game}: ${answer.status}`)
  return answer.text()
}
