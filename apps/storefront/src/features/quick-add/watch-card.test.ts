// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchCard } from './watch-card.ts'

const setPhase = vi.fn()
let unmount: AbortController
let card: HTMLElement

const send = (type: string, movementX = 0) =>
  card.dispatchEvent(Object.assign(new Event(type), { pointerType: 'mouse', movementX, movementY: 0 }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  setPhase.mockClear()
  unmount = new AbortController()
  document.body.innerHTML = '<article><a href="#">Soap</a><div><button>Quick add</button></div></article>'
  card = document.body.querySelector('article') ?? document.body
  watchCard(card.querySelector('div'), new Event('pointermove'), setPhase, unmount.signal)
})

afterEach(() => {
  unmount.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a pointer opens it once it has stayed for 150 ms', () => {
  send('pointermove', 3)
  vi.advanceTimersByTime(100)
  send('pointermove', 3)
  vi.advanceTimersByTime(49)
  expect(setPhase).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(setPhase).toHaveBeenCalledExactlyOnceWith('offered')
})

test('a pointer on its way opens nothing', () => {
  send('pointermove', 3)
  vi.advanceTimersByTime(149)
  send('pointerleave')
  vi.runAllTimers()
  expect(setPhase).not.toHaveBeenCalled()
})

test('nor does one below which the list is scrolled', () => {
  send('pointermove')
  vi.runAllTimers()
  expect(setPhase).not.toHaveBeenCalled()
})

test('what it opened closes once pointer and focus have left; what a press opened stays', async () => {
  send('pointermove', 3)
  vi.runAllTimers()
  send('pointerleave')
  expect(setPhase.mock.calls).toEqual([['offered'], ['closed']])
  // The pressed button leaves its place, and the focus, to the panel; the press came before this code.
  card.querySelector('div')?.setAttribute('data-open', 'true')
  send('focusout')
  await Promise.resolve()
  expect(setPhase).toHaveBeenCalledTimes(2)
})
