import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDroppedTags } from '#service/dropped-tags.ts'
import type { Read } from '#service/render.ts'
import { toPackedBody } from './body.ts'
import { createCachedPages, type PageRequest } from './cached-pages.ts'
import type { MadeAnswer } from './finish-page.ts'
import { createMemoryStore } from './store.ts'

const PAGE: PageRequest = { target: '/en/gbp/products/soap', path: '/products/soap', router: {} }
const TAGS = ['product:soap']

const html = (text: string): MadeAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=300' },
  body: Buffer.from(`<html><body>${text}</body></html>`),
})

function setUp({
  areFrequent = true,
  areForAll,
}: {
  readonly areFrequent?: boolean
  readonly areForAll?: boolean
} = {}) {
  let time = 1000
  const now = () => time
  const dropped = createDroppedTags({ now })
  const asked: ('visitor' | 'nobody')[] = []
  const warnings: unknown[] = []
  /** What the service holds, and what the next page is made of: a read now, or the one that is cached. */
  const service = { text: 'first', fail: undefined as MadeAnswer | Error | undefined }
  let cached: { readonly read: Read; readonly text: string } | undefined
  let hold: Promise<void> | undefined
  const store = createMemoryStore(1_000_000)
  const pages = createCachedPages({
    store,
    dropped,
    now,
    getPolicy: () => "default-src 'self'",
    varyOnCookie: false,
    rules: '"data:application/speculationrules+json,{}"',
    areFrequent,
    areForAll,
    log: { error: () => undefined, warn: (facts: unknown) => void warnings.push(facts) },
    make: async (_page, { visitor, recordRead }) => {
      asked.push(visitor === undefined ? 'nobody' : 'visitor')
      if (cached === undefined || dropped.isDropped(cached.read) || time - cached.read.startedAt >= 300_000)
        cached = { read: { startedAt: time, tags: TAGS }, text: service.text }
      const { read, text } = cached
      recordRead(read)
      time += 1
      await hold
      if (service.fail instanceof Error) throw service.fail
      return service.fail ?? html(text)
    },
  })
  const read = async () => {
    const found = await pages.get(PAGE, { address: '192.0.2.1' })
    if (found.use === 'none') return `none ${found.made.status}`
    const text = (await found.answer.body.get(undefined)).toString()
    return `${found.use} ${/<body>(.*)<\/body>/.exec(text)?.[1]}`
  }
  return {
    pages,
    store,
    now,
    service,
    asked,
    warnings,
    read,
    /** Lets everything that runs in the background end. */
    settle: () => new Promise((resolve) => setTimeout(resolve, 20)),
    drop: (options = {}) => dropped.drop(TAGS, options),
    pass: (ms: number) => void (time += ms),
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      hold = promise
      return () => {
        hold = undefined
        resolve()
      }
    },
  }
}

test('a page is made for the first who asks, and found by all others', async () => {
  const { read, asked } = setUp()
  expect(await Promise.all([read(), read(), read()])).toEqual(['miss first', 'miss first', 'miss first'])
  // Once more without waiting for data: these bytes are the same in every process.
  await expect.poll(() => asked).toEqual(['visitor', 'nobody'])
  expect(await read()).toBe('hit first')
})

test('a page of another process, which would be fresh for longer, makes room for one that knows more', async () => {
  const { store, read, service, drop, settle, pass, now } = setUp()
  const body = toPackedBody({ br: brotliCompressSync('<body>theirs</body>'), gzip: Buffer.from('') })
  await store.set(JSON.stringify([PAGE.target, PAGE.router]), {
    answer: { status: 200, headers: {}, body },
    reads: [{ startedAt: now(), tags: TAGS }],
    freshUntil: now() + 1_000_000,
  })
  expect(await read()).toBe('hit theirs')
  service.text = 'second'
  drop()
  pass(1)
  expect(await read()).toBe('stale theirs')
  await settle()
  expect(await read()).toBe('hit second')
})

test('a page that is seldom asked for is made once', async () => {
  const { read, asked, settle } = setUp({ areFrequent: false })
  expect(await read()).toBe('miss first')
  await settle()
  expect(await read()).toBe('hit first')
  expect(asked).toEqual(['visitor'])
})

test('a page that Next made for one request is cached where nothing of a visitor made it', async () => {
  const made = { ...html('first'), headers: { ...html('').headers, 'cache-control': 'private, no-store' } }
  const plain = setUp()
  plain.service.fail = made
  expect([await plain.read(), await plain.read()]).toEqual(['none 200', 'none 200'])

  const own = setUp({ areForAll: true })
  own.service.fail = made
  expect([await own.read(), await own.read()]).toEqual(['miss first', 'hit first'])
})

test.each([true, false])('caches in front show no old page for long (%s)', async (areForAll) => {
  const { pages, service } = setUp({ areForAll })
  const headers = { ...html('').headers, 'cache-control': 's-maxage=300, stale-while-revalidate=86100' }
  service.fail = { ...html('first'), headers }
  const found = await pages.get(PAGE, undefined)
  const said = found.use === 'none' ? undefined : found.answer.headers['cache-control']
  expect(said).toBe('s-maxage=300, stale-while-revalidate=600, stale-if-error=14400')
})

test('what sets a cookie is never cached', async () => {
  const { read, service } = setUp({ areForAll: true })
  service.fail = { ...html('first'), headers: { ...html('').headers, 'set-cookie': 'a=1' } }
  expect([await read(), await read()]).toEqual(['none 200', 'none 200'])
})

test.each([
  ['it has expired', (tools: ReturnType<typeof setUp>) => tools.pass(300_000)],
  [
    'its data changed',
    (tools: ReturnType<typeof setUp>) => {
      tools.pass(1)
      tools.drop()
      tools.pass(1)
    },
  ],
])('when %s, one request renews the page and nobody waits', async (_name, change) => {
  const tools = setUp()
  const { read, service, asked, settle } = tools
  await read()
  await settle()
  asked.length = 0
  service.text = 'second'
  change(tools)
  expect(await Promise.all([read(), read()])).toEqual(['stale first', 'stale first'])
  // It is renewed in the background, which takes longer on a busy machine.
  await expect.poll(read).toBe('hit second')
  expect(asked.every((waiting) => waiting === 'nobody')).toBe(true)
})

test('a page whose data changed while it was made is not kept', async () => {
  const { read, service, pass, drop, hold, settle } = setUp()
  const release = hold()
  const first = read()
  await settle()
  service.text = 'second'
  pass(1)
  drop()
  pass(1)
  release()
  expect(await first).toBe('miss first')
  await expect.poll(read).toBe('hit second')
})

describe('when the service fails', () => {
  test.each([
    ['with an error page', { ...html('failed'), status: 500 }],
    ['without an answer', new Error('down')],
    [
      'with an answer for one visitor',
      { ...html('failed'), headers: { ...html('').headers, 'set-cookie': 'a=1' } },
    ],
  ])('%s, the old page stays', async (_name, fail) => {
    const { read, service, pass, settle } = setUp()
    await read()
    await settle()
    pass(300_000)
    service.fail = fail
    expect(await read()).toBe('stale first')
    await settle()
    expect(await read()).toBe('stale first')
  })

  test('it is asked again after a while', async () => {
    const { read, service, asked, warnings, pass, settle } = setUp()
    await read()
    await settle()
    pass(300_000)
    service.fail = new Error('down')
    asked.length = 0
    for (let tries = 0; tries < 3; tries += 1) {
      await read()
      await settle()
    }
    expect([asked.length, warnings.length]).toEqual([1, 1])
    service.fail = undefined
    pass(5000)
    await read()
    await settle()
    expect(await read()).toBe('hit first')
  })

  test('a page that was never made is what the app says', async () => {
    const { read, service } = setUp()
    service.fail = { ...html('failed'), status: 500 }
    expect(await read()).toBe('none 500')
  })
})

test('a page that was purged is not shown while it is made anew', async () => {
  const { read, service, pass, drop, settle } = setUp()
  await read()
  await settle()
  service.text = 'second'
  pass(1)
  drop({ purge: true })
  pass(1)
  expect(await read()).toBe('miss second')
})

test('a page that is gone leaves the cache', async () => {
  const { read, service, pass, drop, settle } = setUp()
  await read()
  await settle()
  pass(1)
  drop()
  pass(1)
  service.fail = { ...html('gone'), status: 404 }
  expect(await read()).toBe('stale first')
  await settle()
  expect(await read()).toBe('none 404')
})

test('whatever happens in whatever order, a page that is called fresh is what the service holds', async () => {
  const step = fc.constantFrom('read', 'change', 'expire', 'fail', 'recover')
  const run = async (steps: readonly string[]): Promise<readonly string[]> => {
    const { read, service, pass, drop, settle } = setUp()
    const wrong: string[] = []
    for (const one of steps) {
      pass(5001)
      if (one === 'change') {
        service.text += '+'
        drop()
        pass(1)
      } else if (one === 'expire') pass(300_000)
      else if (one === 'fail') service.fail = new Error('down')
      else if (one === 'recover') service.fail = undefined
      else {
        const found = await read().catch(() => 'failed')
        if (found.startsWith('hit') && found !== `hit ${service.text}`) wrong.push(found)
      }
      await settle()
    }
    return wrong
  }
  const property = fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
    expect(await run(steps)).toEqual([])
  })
  await expect(fc.assert(property, { numRuns: 15 })).resolves.toBeUndefined()
}, 30_000)
