import { describe, expect, it } from 'vitest'
import type { GuideStep, Situation, Tip } from '../src/kit/board'
import { readSettings } from '../src/kit/settings.svelte'
import { guideStep, tipFor, tipName } from '../src/kit/teaching'

const at = (phase: string): Situation => ({ view: { phase }, moves: [{ action: { do: phase }, elements: [], figures: {} }], seat: 0 })
const tip = (message: string, phase: string): Tip => ({ message, at: 'b', when: (now) => now.view.phase === phase })

describe('tips', () => {
  const [play, pay, again] = [tip('tip-play', 'play'), tip('tip-pay', 'pay'), tip('tip-again', 'play')]
  const tips = [play, pay, again]
  const seen = (...found: Tip[]) => found.map((each) => tipName('x', each))
  it('the first that is of use now', () => {
    expect(tipFor(tips, 'x', at('play'), null, [])).toBe(play)
    expect(tipFor(tips, 'x', at('pay'), null, [])).toBe(pay)
    expect(tipFor(tips, 'x', at('step'), null, [])).toBeNull()
  })
  it('each is shown once', () => {
    expect(tipFor(tips, 'x', at('play'), null, seen(play))).toBe(again)
    expect(tipFor(tips, 'x', at('play'), null, seen(play, again))).toBeNull()
  })
  it('the one that is shown stays as long as it holds', () => {
    expect(tipFor(tips, 'x', at('play'), play, seen(play))).toBe(play)
    expect(tipFor(tips, 'x', at('pay'), play, seen(play))).toBe(pay)
  })
  it('what was shown in one game is new in another', () => {
    expect(tipFor(tips, 'y', at('play'), null, seen(play))).toBe(play)
  })
})

describe('what the device remembers of tips', () => {
  it('they are on, and nothing was shown', () => {
    expect(readSettings(null, ['en'])).toMatchObject({ tips: true, tipsSeen: [] })
  })
  it('or what it was told', () => {
    expect(readSettings('{"tips":false,"tipsSeen":["x/tip-play"]}', ['en'])).toMatchObject({ tips: false, tipsSeen: ['x/tip-play'] })
  })
  it('a damaged memory is no memory', () => {
    expect(readSettings('{"tips":3,"tipsSeen":["x/tip-play",4,null]}', ['en'])).toMatchObject({ tips: true, tipsSeen: ['x/tip-play'] })
    expect(readSettings('{"tipsSeen":"x"}', ['en']).tipsSeen).toEqual([])
  })
})

describe('the guide', () => {
  const when = (phase: string) => (now: Situation) => now.view.phase === phase
  const asks = (phase: string): GuideStep => ({ message: `guide-${phase}`, when: when(phase), means: (action) => action.do === phase })
  const steps: GuideStep[] = [{ message: 'guide-welcome', when: when('play') }, asks('play'), asks('step'), { message: 'guide-look', when: when('play') }, { message: 'guide-end' }]
  it('stays where it is while nothing is played', () => {
    expect(guideStep(steps, 0, at('play'), 'still')).toBe(0)
    expect(guideStep(steps, 1, at('play'), 'still')).toBe(1)
  })
  it('a move that was asked for leads to the next step', () => {
    expect(guideStep(steps, 1, at('step'), 'on')).toBe(2)
  })
  it('any other move leads to the step that fits then', () => {
    expect(guideStep(steps, 1, at('play'), 'on')).toBe(3)
    expect(guideStep(steps, 0, at('step'), 'on')).toBe(2)
    expect(guideStep(steps, 1, at('sell'), 'on')).toBe(4)
  })
  it('what is taken back is asked for again', () => {
    expect(guideStep(steps, 2, at('play'), 'back')).toBe(1)
    expect(guideStep(steps, 3, at('step'), 'back')).toBe(2)
  })
  it('comes to an end', () => {
    expect(guideStep(steps, 5, at('play'), 'still')).toBe(5)
    expect(guideStep([asks('play')], 0, at('step'), 'on')).toBe(1)
  })
})
