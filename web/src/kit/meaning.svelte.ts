/**
 * Everything drawn can say what it means: {@attach meaning(speak, 'meaning-wagon', { wagons: 3 }, 'X-12')}.
 *
 * The message is a sentence or two, its attribute `.title` what the thing is called; the rule, if there is one, is linked.
 * The words come up under a mouse that rests, with the keyboard's focus and under a finger that stays (Meaning.svelte
 * shows them); a click or a tap does what it always did. It may stand on anything, also inside an SVG; of two things
 * within each other the inner one speaks.
 *
 * What is drawn small within an SVG and has data-magnified is shown large with its words (magnifier.ts).
 *
 * What is no control becomes a stop for the keyboard, unless it lies in a control, in a picture with a name, or in what
 * is hidden from screen readers. Where there are many, a common ancestor with data-meanings makes them one stop, with the arrows between them.
 */
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { Kept } from './kept'
import { ofRule, type Words } from './words'

export interface Meaning {
  title: string
  text: string
  rule: string | null
  ruleTitle: string
}

const GROUP = '[data-meanings]'
const STOP = 'data-meaning'
const THINGS = '[data-element], [data-spot], [data-place]' // of a board
export const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=button], [role=link], [role=tab]'
const meanings = new WeakMap<Element, () => Meaning>()

/** What is explained now. */
let shown = $state.raw<{ element: Element; words: Meaning } | null>(null)

export function shownMeaning(): { element: Element; words: Meaning } | null {
  return shown
}

export function showMeaning(element: Element | null): void {
  const words = element && meanings.get(element)
  shown = words ? { element, words: words() } : null
}

/** The innermost thing with a meaning at this place of the page. */
export function meaningAt(target: EventTarget | null): Element | null {
  let element = target instanceof Element ? target : null
  while (element && !meanings.has(element)) element = element.parentElement
  return element
}

/** The rule of what can be touched at this place of a board, or null; undefined: there is nothing. */
export function ruleAt(target: Element): string | null | undefined {
  const thing = meaningAt(target)
  if (!thing && !target.closest(THINGS)) return undefined
  return (thing && meanings.get(thing)?.().rule) ?? null
}

/** The same words are the same attachment: what means what it meant is left alone when a board is drawn again. */
const attachments = new WeakMap<Words, Kept<Attachment>>()
const MOST = 2000 // more than any board shows at once

export function meaning(speak: Words, message: string, params: Record<string, unknown> = {}, rule: string | null = null): Attachment {
  const made = attachments.get(speak) ?? new Kept<Attachment>(MOST)
  attachments.set(speak, made)
  return made.get(JSON.stringify([message, params, rule]), () => attachmentOf(speak, message, params, rule))
}

function attachmentOf(speak: Words, message: string, params: Record<string, unknown>, rule: string | null): Attachment {
  return (element) => {
    meanings.set(element, () => ({
      title: speak.say(`${message}.title`, params),
      text: speak.say(message, params),
      rule,
      ruleTitle: rule ? speak.say(`${ofRule('rule', rule)}.title`) : '',
    }))
    if (untrack(() => shown?.element === element)) showMeaning(element)
    const removeStop = addStop(element, () => speak.say(`${message}.title`, params))
    return () => {
      meanings.delete(element)
      removeStop()
      // It may only be put into other words
      queueMicrotask(() => shown?.element === element && !meanings.has(element) && showMeaning(null))
    }
  }
}

/** Makes the element a stop for the keyboard, with a name for screen readers where it has no text. */
function addStop(element: Element, title: () => string): () => void {
  if (element.hasAttribute('tabindex') || element.closest(`${CONTROLS}, [aria-hidden=true]`) || element.parentElement?.closest('[role=img]')) return () => {}
  const added: string[] = []
  const add = (name: string, value: string) => {
    if (element.hasAttribute(name)) return
    element.setAttribute(name, value)
    added.push(name)
  }
  const group = element.closest(GROUP)
  add(STOP, '')
  add('tabindex', group?.querySelector(`[${STOP}][tabindex="0"]`) ? '-1' : '0')
  if (!element.textContent?.trim() && !element.hasAttribute('role')) {
    add('role', 'img')
    add('aria-label', title())
  }
  return () => {
    const first = element.getAttribute('tabindex') === '0'
    for (const name of added) element.removeAttribute(name)
    if (first) group?.querySelector(`[${STOP}]`)?.setAttribute('tabindex', '0')
  }
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The thing beside this one in its group, where an arrow key goes. */
export function neighbour(element: Element, key: string): HTMLElement | null {
  const step = STEPS[key]
  const group = element.hasAttribute(STOP) ? element.closest(GROUP) : null
  if (!step || !group) return null
  const stops = [...group.querySelectorAll<HTMLElement>(`[${STOP}]`)]
  const next = stops[stops.indexOf(element as HTMLElement) + step]
  if (!next) return null
  element.setAttribute('tabindex', '-1')
  next.setAttribute('tabindex', '0')
  return next
}

interface Size {
  width: number
  height: number
}

const GAP = 8 // pixels between the thing, the words and the edge of the screen

/** Where the words stand: above the thing or, where there is more room, below it, and never off the screen. */
export function placeWords(thing: Size & { x: number; y: number }, words: Size, screen: Size): { x: number; y: number } {
  const above = thing.y - GAP - words.height
  const below = thing.y + thing.height + GAP
  const y = above >= GAP || thing.y > screen.height - below ? above : below
  const keep = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP))
  return {
    x: keep(thing.x + thing.width / 2 - words.width / 2, screen.width - words.width),
    y: keep(y, screen.height - words.height),
  }
}
