/** What is taught at the table and when: tips of the first games, and the steps of a guided first turn. */
import type { GuideStep, Situation, Tip } from './board'

/** How a device remembers that it has shown a tip. */
export const tipName = (game: string, tip: Tip) => `${game}/${tip.message}`

/** The tip to show now: the one that is shown already, as long as it holds, or else the first that is new. */
export function tipFor(tips: readonly Tip[], game: string, now: Situation, shown: Tip | null, seen: readonly string[]): Tip | null {
  if (shown?.when(now)) return shown
  return tips.find((tip) => !seen.includes(tipName(game, tip)) && tip.when(now)) ?? null
}

/** How the table got here since the guide last spoke: nothing was played, something was, or something was taken back. */
export type Passage = 'still' | 'on' | 'back'

/**
 * The step of the guide that fits the table as it stands, from step n on; steps.length: there is none left.
 *
 * A step that speaks of a move is behind us once something was played, be it that move or another. What has been taken
 * back is asked for again.
 */
export function guideStep(steps: readonly GuideStep[], n: number, now: Situation, passage: Passage): number {
  const fits = (step: GuideStep) => step.when?.(now) ?? true
  if (passage === 'back') {
    const again = steps.findLastIndex((step, index) => index <= n && step.means !== undefined && fits(step))
    return again < 0 ? n : again
  }
  const first = passage === 'on' && steps[n]?.means ? n + 1 : n
  const found = steps.findIndex((step, index) => index >= first && fits(step))
  return found < 0 ? steps.length : found
}
