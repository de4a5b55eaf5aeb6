/**
 * The games' own drawings. Ours are found by their place: games/<game>/info.ts and games/<game>/board.ts, each a lazy
 * chunk. Those of other packages come from the server.
 */
import type { BoardModule, GameInfo } from './kit/board'
import type { BoxModule } from './kit/box'
import type { CompanionModule } from './kit/companion'
import { packagedBoard, packagedInfo } from './kit/packaged'
import type { RulePictures } from './kit/rules'

const infos = import.meta.glob<GameInfo>('./games/*/info.ts')
const boxes = import.meta.glob<BoxModule>('./games/*/box.ts')
const boards = import.meta.glob<BoardModule>('./games/*/board.ts')
const pictures = import.meta.glob<RulePictures>('./games/*/pictures.ts')
const companions = import.meta.glob<CompanionModule>('./games/*/companion.ts')

export async function loadInfo(game: string): Promise<GameInfo> {
  const own = infos[`./games/${game}/info.ts`]
  return own ? own() : packagedInfo(game)
}

/** Whether lists of an owner's box can be entered on the page. */
export function hasBox(game: string): boolean {
  return `./games/${game}/box.ts` in boxes
}

export async function loadBox(game: string): Promise<BoxModule | null> {
  return (await boxes[`./games/${game}/box.ts`]?.()) ?? null
}

/** The game's own board, or else the plain one. */
export async function loadBoard(game: string): Promise<BoardModule> {
  const own = boards[`./games/${game}/board.ts`]
  return own ? own() : ((await packagedBoard(game)) ?? { default: (await import('./kit/PlainBoard.svelte')).default })
}

/** How a game's companion shows its table, if it does. */
export async function loadCompanion(game: string): Promise<CompanionModule | null> {
  return (await companions[`./games/${game}/companion.ts`]?.()) ?? null
}

/** Drawings for the rules of a game, if it brings some. */
export async function loadPictures(game: string): Promise<RulePictures | null> {
  return (await pictures[`./games/${game}/pictures.ts`]?.()) ?? null
}
