/** The games' own drawings, found by their place: games/<game>/info.ts and games/<game>/board.ts, each a lazy chunk. */
import type { BoardModule, GameInfo } from './kit/board'

const infos = import.meta.glob<GameInfo>('./games/*/info.ts')
const boards = import.meta.glob<BoardModule>('./games/*/board.ts')

export async function loadInfo(game: string): Promise<GameInfo> {
  return (await infos[`./games/${game}/info.ts`]?.()) ?? {}
}

/** The room offers what can be seen. A table of another game can still be played: by the list of moves. */
export const hasBoard = (game: string) => `./games/${game}/board.ts` in boards

export async function loadBoard(game: string): Promise<BoardModule | null> {
  return (await boards[`./games/${game}/board.ts`]?.()) ?? null
}
