/** What is drawn small shows itself large beside its words: everything within an SVG that has data-magnified. */
import type { Attachment } from 'svelte/attachments'

const TIMES = 2.4 // as large as it is on the screen
const WIDEST = 290 // pixels

export const isMagnified = (element: Element): element is SVGGraphicsElement => element instanceof SVGGraphicsElement && 'magnified' in element.dataset

/** How large a thing of this size on the screen is shown, in pixels. */
export function sizeMagnified({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const times = Math.min(TIMES, WIDEST / width)
  return { width: width * times, height: height * times }
}

/** What an element looks like, and nothing else of it: nobody finds, reads or reaches the copy. */
function copyOf(element: Element): Element {
  const copy = element.cloneNode(true) as Element
  copy.removeAttribute('transform')
  for (const each of [copy, ...copy.querySelectorAll('*')])
    for (const name of each.getAttributeNames()) if (/^(data-|aria-|id$|role$|tabindex$)/.test(name)) each.removeAttribute(name)
  return copy
}

/** Fills an empty SVG with a large copy of the thing, which is only looked at. */
export function magnify(element: SVGGraphicsElement): Attachment<SVGSVGElement> {
  return (picture) => {
    const { x, y, width, height } = element.getBBox()
    const size = sizeMagnified(element.getBoundingClientRect())
    picture.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
    picture.setAttribute('width', String(size.width))
    picture.setAttribute('height', String(size.height))
    picture.replaceChildren(copyOf(element))
  }
}
