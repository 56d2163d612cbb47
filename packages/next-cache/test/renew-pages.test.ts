import { expect, onTestFinished, test, vi } from 'vitest'
import { getText, toPageValue } from './next-model.ts'
import { createService, startProcess } from './shop.ts'

function setUp(clock?: { time: number }) {
  const service = createService()
  const { next, cache } = startProcess({ service, ...(clock && { clock }) })
  const asked: string[] = []
  const failing = new Set<string>()
  const visit = (path: string) =>
    next.visit(path, async () => {
      asked.push(path)
      if (failing.has(path)) throw new Error('the service fails')
      return toPageValue(service.text, [path])
    })
  const look = async (path: string) => {
    const { use, value } = await visit(path)
    return `${use} ${getText(value)}`
  }
  return { service, next, cache, asked, failing, visit, look }
}

test('the pages asked for last are renewed without a visitor, also purged ones, and no others', async () => {
  const { look, visit, cache, service, asked } = setUp()
  for (const path of ['/a', '/b', '/c']) await look(path)
  const stop = cache.startRenewing({ renew: visit })
  await cache.has('/a')
  asked.length = 0
  service.text = 'second'
  await cache.drop(['/a'])
  await cache.drop(['/b'], { purge: true })
  await expect.poll(() => asked.toSorted()).toEqual(['/a', '/b'])
  expect([await look('/a'), await look('/b'), await look('/c')]).toEqual([
    'HIT second',
    'HIT second',
    'HIT first',
  ])
  stop()
  await cache.drop(['/c'])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(asked).toHaveLength(2)
})

test('as many are renewed as is allowed, those asked for last', async () => {
  const { look, visit, cache, asked } = setUp()
  for (const path of ['/a', '/b', '/c']) await look(path)
  cache.startRenewing({ renew: visit, max: 2 })
  await cache.has('/none')
  asked.length = 0
  await cache.drop(['/a', '/b', '/c'])
  await expect.poll(() => asked).toEqual(['/c', '/b'])
})

test('one renewal at a time, and one that fails holds up no other', async () => {
  const { look, visit, cache, asked, failing } = setUp()
  for (const path of ['/a', '/b', '/c']) await look(path)
  let running = 0
  let most = 0
  cache.startRenewing({
    renew: async (path) => {
      running += 1
      most = Math.max(most, running)
      await visit(path).finally(() => {
        running -= 1
      })
      if (path === '/b') throw new Error('no answer')
    },
  })
  await cache.has('/none')
  asked.length = 0
  failing.add('/c')
  await cache.drop(['/a', '/b', '/c'])
  await expect.poll(() => asked).toEqual(['/c', '/b', '/a'])
  expect([await look('/a'), await look('/b'), await look('/c'), most]).toEqual([
    'HIT first',
    'HIT first',
    'HIT first',
    1,
  ])
})

test('a page that could not be renewed is tried again without a visitor, also if its timer is early', async () => {
  const clock = { time: Date.now() }
  const { look, visit, cache, failing, service, asked } = setUp(clock)
  await look('/a')
  cache.startRenewing({ renew: visit })
  await cache.has('/none')
  failing.add('/a')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const timers = vi.spyOn(globalThis, 'setTimeout')
  await cache.drop(['/a'])
  // The time limit of the renewal, then the next attempt.
  await expect.poll(() => timers.mock.calls.length).toBe(2)
  expect(asked).toHaveLength(2)
  failing.clear()
  service.text = 'second'
  // A timer may be a millisecond earlier than the clock by which the page backs off.
  clock.time += 4999
  await vi.advanceTimersByTimeAsync(5000)
  clock.time += 1000
  await vi.advanceTimersByTimeAsync(1000)
  // No further timer fires from here on.
  vi.useRealTimers()
  await expect.poll(() => asked.length).toBe(3)
  expect(await look('/a')).toBe('HIT second')
})
