import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { getCache, openCache } from '../src/cache.ts'
import { createCacheHandler } from '../src/handler.ts'
import { createNextModel, getText, toPageValue } from './next-model.ts'

test('a process has one cache, whichever module opened it', async () => {
  expect(getCache()).toBeUndefined()
  const handler = createCacheHandler({ scope: 'build' })
  const next = createNextModel({ handler, now: Date.now })
  await next.visit('/soap', async () => toPageValue('first', ['soap']))
  const cache = openCache({ scope: 'ignored' })
  expect(cache).toBe(getCache())
  expect(await cache.has('/soap')).toBe(true)
  await cache.drop(['soap'], { purge: true })
  const shown = await next.visit('/soap', async () => toPageValue('second', ['soap']))
  expect(`${shown.use} ${getText(shown.value)}`).toBe('MISS second')
})

test('a process that has nothing else to do ends by itself', () => {
  const script = `
    const { openCache } = await import(${JSON.stringify(new URL('../src/cache.ts', import.meta.url).href)})
    await openCache({ scope: 'build' }).drop(['a'])
    console.log('done')`
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    timeout: 10_000,
  })
  expect(printed.trim()).toBe('done')
})
