// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

let onFirstSign: typeof import('./on-first-sign.ts').onFirstSign
beforeEach(async () => {
  // It remembers that there was a sign.
  vi.resetModules()
  ;({ onFirstSign } = await import('./on-first-sign.ts'))
})

test('a press that came before anything listened is a sign', () => {
  const activation = { hasBeenActive: false, isActive: false }
  vi.stubGlobal('navigator', { userActivation: activation })
  const early = vi.fn()
  const stop = onFirstSign(early)
  expect(early).not.toHaveBeenCalled()
  stop()
  activation.hasBeenActive = true
  const late = vi.fn()
  onFirstSign(late)
  expect(late).toHaveBeenCalledOnce()
})

test('a cached page has noted whether there was a press', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true, isActive: false } })
  const { dataset } = document.documentElement
  dataset.start = ''
  const run = vi.fn()
  const stop = onFirstSign(run)
  expect(run).not.toHaveBeenCalled()
  stop()
  dataset.start = 'press'
  onFirstSign(run)
  expect(run).toHaveBeenCalledOnce()
  delete dataset.start
})

test('a sign counts although somebody stops it below', () => {
  vi.stubGlobal('navigator', { userActivation: undefined })
  document.addEventListener('keydown', (event) => event.stopPropagation(), { once: true })
  const run = vi.fn()
  const stop = onFirstSign(run)
  stop()
  onFirstSign(run)
  document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
  expect(run).toHaveBeenCalledOnce()
})

test('a pointer that only rests where the page loads is none; one that moves is, once', () => {
  vi.stubGlobal('navigator', { userActivation: undefined })
  const run = vi.fn()
  onFirstSign(run)
  const move = (movementX: number) =>
    window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }))
  move(0)
  expect(run).not.toHaveBeenCalled()
  move(3)
  move(3)
  expect(run).toHaveBeenCalledOnce()
  const next = vi.fn()
  onFirstSign(next)
  expect(next).toHaveBeenCalledOnce()
})
