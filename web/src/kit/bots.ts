/** The bots by what they are called. */
import { say, words } from './language.svelte'

/** `search:3` is a level; messages are named without colons. */
function message(bot: string | null): string {
  return `bot-${(bot ?? '').replace(':', '-')}`
}

export function botName(bot: string | null): string {
  return words().has(message(bot)) ? say(message(bot)) : (bot ?? '')
}

export function botAbout(bot: string): string {
  const about = `${message(bot)}.about`
  return words().has(about) ? say(about) : ''
}
