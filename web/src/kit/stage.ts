/** What happens, shown one thing after the other: frames wait in a queue, each is shown for its time. */

export interface StageOptions<F> {
  duration: (frame: F, waiting: number) => number // milliseconds; 0: at once
  show: (frame: F, moving: boolean) => void // a new frame, or the same one come to rest
  skip?: (frame: F) => void // a frame that is passed over
}

export class Stage<F> {
  private queue: F[] = []
  private current: F | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly options: StageOptions<F>) {}

  /** The newest frame, shown or waiting. */
  get last(): F | null {
    return this.queue.at(-1) ?? this.current
  }

  get waiting(): number {
    return this.queue.length
  }

  push(frame: F): void {
    this.queue.push(frame)
    if (this.timer === undefined) this.next()
  }

  /** Straight to the newest frame, at rest. */
  skip(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    while (this.queue.length > 1) this.options.skip?.(this.queue.shift()!)
    this.current = this.queue.shift() ?? this.current
    if (this.current) this.options.show(this.current, false)
  }

  /** Forgets what waits and shows this at once. */
  replace(frame: F): void {
    this.queue = [frame]
    this.skip()
  }

  private next = (): void => {
    this.timer = undefined
    const frame = this.queue.shift()
    if (!frame) {
      if (this.current) this.options.show(this.current, false)
      return
    }
    this.current = frame
    const time = this.options.duration(frame, this.queue.length)
    if (time > 0) {
      this.timer = setTimeout(this.next, time)
      this.options.show(frame, true)
    } else if (this.queue.length) {
      this.options.skip?.(frame)
      this.next()
    } else {
      this.options.show(frame, false)
    }
  }
}
