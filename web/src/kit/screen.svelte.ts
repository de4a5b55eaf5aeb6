/** How much room there is. The styles of the table use the same numbers. */
import { MediaQuery } from 'svelte/reactivity'

/** A column beside the board. */
export const wide = new MediaQuery('min-width: 62rem')
/** That column is short: the moves come first. */
export const low = new MediaQuery('(min-width: 62rem) and (max-height: 56rem)')
/** A phone, upright or on its side, or a page that has been magnified: the board comes first, everything else is brief. */
export const small = new MediaQuery('(max-width: 40rem), (max-width: 61.99rem) and (max-height: 32rem)')
