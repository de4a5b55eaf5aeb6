/** Problems in words. */
import type { Problem } from './types'
import type { Words } from './words'

export function troubleText(problem: Problem, words: Words): string {
  if (problem.refusal) return words.refusal(problem.refusal)
  if (problem.bad_input) {
    const { where, reason, params } = problem.bad_input
    const what = `bad-${reason}`
    if (words.has(what)) return `${/^\d+$/.test(where) ? words.say('bad-line', { line: where }) : where}: ${words.say(what, quoted(params))}`
  }
  const message = `trouble-${problem.error}`
  return words.say(words.has(message) ? message : 'trouble-failed')
}

/** Values are quoted as they were written; long ones are cut. */
function quoted(params: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      return [name, typeof value === 'number' ? value : text.length > 80 ? `${text.slice(0, 79)}…` : text]
    }),
  )
}
