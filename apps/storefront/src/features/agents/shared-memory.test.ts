import { expect, test } from 'vitest'
import { createMemoryCounters } from '#backend/shared-counters.ts'
import { createSharedMemory } from './shared-memory.ts'

test('remembers for all who share it, until the time is over', async () => {
  let now = 0
  const counters = createMemoryCounters()
  const [one, other] = [1, 2].map(() => createSharedMemory({ counters, now: () => now }))
  await one?.set('repeat a', 'ä'.repeat(50_000), 10)
  expect(await other?.get('repeat a')).toBe('ä'.repeat(50_000))
  expect(await one?.claim('nonce b', 'used', 10)).toBe(true)
  expect(await other?.claim('nonce b', 'used', 10)).toBe(false)
  await other?.delete('repeat a')
  expect(await one?.get('repeat a')).toBeUndefined()
  now = 10_001
  expect(await other?.claim('nonce b', 'used', 10)).toBe(true)
})
