import { expect, test } from 'vitest'
import { createProbes } from './probes.ts'

test('each visitor asks with one call at a time', () => {
  const probes = createProbes()
  const end = probes.start('ann')
  expect(end).toBeDefined()
  expect(probes.start('ann')).toBeUndefined()
  expect(probes.start('bob')).toBeDefined()
  end?.()
  expect(probes.start('ann')).toBeDefined()
})

test('a probe whose end was never told holds nobody back for long', () => {
  let time = 0
  const probes = createProbes({ now: () => time })
  probes.start('ann')
  time = 14_999
  expect(probes.start('ann')).toBeUndefined()
  time = 15_000
  expect(probes.start('ann')).toBeDefined()
})
