/** Problems in words. */
import type { BadInput, Problem } from './types'
import type { Words } from './words'

export function troubleText(problem: Problem, words: Words): string {
  if (problem.refusal) return words.refusal(problem.refusal)
  if (problem.bad_input) {
    if (words.has(`bad-${problem.bad_input.reason}`)) return badText(problem.bad_input, words)
  }
  const message = `trouble-${problem.error}`
  return words.say(words.has(message) ? message : 'trouble-failed')
}

/** What is wrong with input, or odd about it, and where. */
export function badText({ where, reason, params }: BadInput, words: Words): string {
  return `${/^\d+$/.test(where) ? words.say('bad-line', { line: where }) : where}: ${words.say(`bad-${reason}`, quoted(params))}`
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
