/** The bots by what they are called. */
import { say, words } from './language.svelte'

export function botName(bot: string | null): string {
  return words().has(`bot-${bot}`) ? say(`bot-${bot}`) : (bot ?? '')
}

export function botAbout(bot: string): string {
  return words().has(`bot-${bot}.about`) ? say(`bot-${bot}.about`) : ''
}
