// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
})

let onFirstInteraction: typeof import('./on-first-interaction.ts').onFirstInteraction
beforeEach(async () => {
  vi.useFakeTimers()
  // It remembers that there was a sign.
  vi.resetModules()
  ;({ onFirstInteraction } = await import('./on-first-interaction.ts'))
})

test('a press that came before anything listened is a sign', () => {
  const activation = { hasBeenActive: false, isActive: false }
  vi.stubGlobal('navigator', { userActivation: activation })
  const early = vi.fn()
  const stop = onFirstInteraction(early)
  expect(early).not.toHaveBeenCalled()
  stop()
  activation.hasBeenActive = true
  const late = vi.fn()
  onFirstInteraction(late)
  expect(late).toHaveBeenCalledOnce()
})

test('a cached page has noted whether there was a press', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true, isActive: false } })
  const { dataset } = document.documentElement
  dataset.start = ''
  const run = vi.fn()
  const stop = onFirstInteraction(run)
  expect(run).not.toHaveBeenCalled()
  stop()
  dataset.start = 'press'
  onFirstInteraction(run)
  expect(run).toHaveBeenCalledOnce()
  delete dataset.start
})

test('a sign counts although somebody stops it below', () => {
  vi.stubGlobal('navigator', { userActivation: undefined })
  document.addEventListener('keydown', (event) => event.stopPropagation(), { once: true })
  const run = vi.fn()
  const stop = onFirstInteraction(run)
  stop()
  onFirstInteraction(run)
  document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
  vi.runAllTimers()
  expect(run).toHaveBeenCalledOnce()
})

test('a press does not wait for what its sign starts, which can be taken back until then', () => {
  vi.stubGlobal('navigator', { userActivation: undefined })
  const run = vi.fn()
  const takenBack = vi.fn()
  onFirstInteraction(run)
  const stop = onFirstInteraction(takenBack)
  window.dispatchEvent(new Event('pointerdown'))
  expect(run).not.toHaveBeenCalled()
  stop()
  vi.runAllTimers()
  expect(run).toHaveBeenCalledOnce()
  expect(takenBack).not.toHaveBeenCalled()
})

test('a pointer that only rests where the page loads is none; one that moves is, once', () => {
  vi.stubGlobal('navigator', { userActivation: undefined })
  const run = vi.fn()
  onFirstInteraction(run)
  const move = (movementX: number) =>
    window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }))
  move(0)
  vi.runAllTimers()
  expect(run).not.toHaveBeenCalled()
  move(3)
  move(3)
  vi.runAllTimers()
  expect(run).toHaveBeenCalledOnce()
  const next = vi.fn()
  onFirstInteraction(next)
  expect(next).toHaveBeenCalledOnce()
})
