/** A field that must be filled in asks in the page's words. */
import { expect, it } from 'vitest'
import { wanted } from '../src/kit/wanted'

function field(): HTMLInputElement {
  const made = document.createElement('input')
  made.required = true
  return made
}

it('asks in our words until something is typed', () => {
  const name = field()
  wanted('Your name, please')(name)
  expect(name.checkValidity()).toBe(false)
  expect(name.validationMessage).toBe('Your name, please')
  name.value = 'Ann'
  name.dispatchEvent(new Event('input'))
  expect(name.checkValidity()).toBe(true)
})

it('lets go of a field that need not be filled in any more', () => {
  const name = field()
  const stop = wanted('Your name, please')(name)
  name.checkValidity()
  if (stop) stop()
  name.required = false
  wanted(null)(name)
  expect(name.checkValidity()).toBe(true)
})
