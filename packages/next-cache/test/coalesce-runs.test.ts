import { expect, test } from 'vitest'
import { coalesceRuns } from '../src/invalidations/coalesce-runs.ts'

test('who asks while one runs gets a run that began later, and shares it', async () => {
  const begun: (() => void)[] = []
  const run = coalesceRuns(() => new Promise<void>((resolve) => void begun.push(resolve)))
  const ended: string[] = []
  const first = run().then(() => ended.push('first'))
  const others = ['second', 'third'].map((name) => run().then(() => ended.push(name)))
  expect(begun).toHaveLength(1)
  begun[0]?.()
  await first
  await new Promise(setImmediate)
  expect([begun.length, ended]).toEqual([2, ['first']])
  begun[1]?.()
  await Promise.all(others)
  expect(ended).toEqual(['first', 'second', 'third'])
})
