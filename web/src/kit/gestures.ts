/** Mouse, touch and wheel on a map, told as what they mean for it. Points are pixels from the node's corner. */
import type { Attachment } from 'svelte/attachments'
import type { Point } from './camera'

export interface Gestures {
  pan(dx: number, dy: number): void
  pinch(before: [Point, Point], after: [Point, Point]): void
  twist(by: 1 | -1): void // two fingers have turned about each other, clockwise (1), by as much as means one step
  zoom(at: Point, factor: number): void
  hover(at: Point | undefined): void // the mouse alone; nowhere: it left, or is over something beside the map
  tap(at: Point, on: Element): void // without having dragged
  drag(on: boolean): void
}

const DRAG = 7 // pixels: less is a touch
const WHEEL = 0.0016 // of a zoom by e, to a pixel
const LINE = 18 // pixels, for wheels that turn by lines
const TWIST = (40 / 180) * Math.PI // a step: a hand turns by two of them with ease
const PINCHED = 4 // a trackpad's pinch comes as a wheel with ctrl and small steps

/** @param aside what lies over the map and is none of it: buttons of its own */
export function gestures(to: Gestures, aside: string): Attachment<HTMLElement> {
  return (node) => {
    const fingers = new Map<number, Point>()
    let pressed: Point | null = null
    let dragged = false
    let twisted = 0 // since the last step
    const beside = (event: Event) => (event.target as Element).closest(aside) !== null
    const local = (event: MouseEvent): Point => {
      const box = node.getBoundingClientRect()
      return { x: event.clientX - box.left, y: event.clientY - box.top }
    }

    function down(event: PointerEvent) {
      if (event.isPrimary) fingers.clear() // the first to come down: whoever was there before was lifted unheard
      if (!fingers.size) dragged = false // no click follows a drag by touch: the next one is meant
      if (event.button > 0 || beside(event)) return
      pressed = local(event)
      twisted = 0
      fingers.set(event.pointerId, pressed)
    }
    function move(event: PointerEvent) {
      const at = local(event)
      const before = fingers.get(event.pointerId)
      if (!before) {
        if (event.pointerType === 'mouse') to.hover(beside(event) ? undefined : at)
        return
      }
      if (!dragged && pressed && fingers.size === 1 && Math.hypot(at.x - pressed.x, at.y - pressed.y) < DRAG) return
      if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId)
      if (!dragged) to.drag(true)
      dragged = true
      const other = [...fingers].find(([finger]) => finger !== event.pointerId)?.[1]
      if (other) {
        to.pinch([before, other], [at, other])
        twist(angle(other, before, at))
      } else to.pan(at.x - before.x, at.y - before.y)
      fingers.set(event.pointerId, at)
    }
    function twist(by: number) {
      twisted += by
      if (Math.abs(twisted) < TWIST) return
      const step = twisted > 0 ? 1 : -1
      twisted -= step * TWIST
      to.twist(step)
    }
    function up(event: PointerEvent) {
      if (fingers.delete(event.pointerId) && !fingers.size && dragged) to.drag(false)
    }
    function leave(event: PointerEvent) {
      if (event.pointerType === 'mouse' && !fingers.size) to.hover(undefined)
    }
    function click(event: MouseEvent) {
      if (dragged) {
        event.stopPropagation() // the end of a drag chooses nothing
        event.preventDefault()
        dragged = false
      } else if (!beside(event)) {
        to.tap(local(event), event.target as Element)
      }
    }
    function wheel(event: WheelEvent) {
      event.preventDefault()
      const pixels = event.deltaY * (event.deltaMode ? LINE : 1)
      to.zoom(local(event), Math.exp(-pixels * WHEEL * (event.ctrlKey ? PINCHED : 1)))
    }

    const heard = new AbortController()
    const { signal } = heard
    node.addEventListener('pointerdown', down, { signal })
    node.addEventListener('pointermove', move, { signal })
    node.addEventListener('pointerup', up, { signal })
    node.addEventListener('pointercancel', up, { signal })
    node.addEventListener('pointerleave', leave, { signal })
    node.addEventListener('click', click, { signal, capture: true })
    node.addEventListener('wheel', wheel, { signal, passive: false })
    return () => heard.abort()
  }
}

/** How far around `centre` it is from one point to another, clockwise, the shorter way. */
function angle(centre: Point, from: Point, to: Point): number {
  const turn = Math.atan2(to.y - centre.y, to.x - centre.x) - Math.atan2(from.y - centre.y, from.x - centre.x)
  return Math.atan2(Math.sin(turn), Math.cos(turn))
}
