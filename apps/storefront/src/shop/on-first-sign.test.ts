// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { onFirstSign } from './on-first-sign.ts'

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
