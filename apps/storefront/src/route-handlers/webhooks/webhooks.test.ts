import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ok } from '@sorrel/domain/result'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createMemoryCounters } from '#backend/shared-counters.ts'
import { ADDRESS_HEADER } from '#request/client-address.ts'
import { parseEvent, type StoreEvent } from './event.ts'
import { createEventHandler, type EventHandlerOptions } from './handle-event.ts'
import { createJournal } from './journal.ts'
import { withOrderEvents } from './order-events.ts'
import { withStockEvents } from './stock-events.ts'
import { finishEvent, keepOnDisk } from './keep-on-disk.ts'
import { createReceiver, type ReceiverOptions, WEBHOOK_PREFIX } from './receiver.ts'

const SECRET = 'a-secret-that-nobody-knows'

const toEvent = (fields: Partial<StoreEvent> = {}): StoreEvent => ({
  id: 'e1',
  model: 'products',
  type: 'product.updated',
  data: { id: 'p1', price: 5 },
  ...fields,
})

describe('the address of events', () => {
  let directory: string
  let lines: unknown[]
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'webhooks-'))
    lines = []
    return () => rm(directory, { recursive: true })
  })
  async function open(options: Partial<ReceiverOptions> = {}) {
    const handled: string[] = []
    const from = { address: '192.0.2.1' }
    const note = (...given: unknown[]) => void lines.push(given)
    const log = { info: note, warn: note, error: note } as unknown as ReceiverOptions['log'] // only these are called
    const handle = options.handle ?? (async ({ id }: StoreEvent) => void handled.push(id))
    const receive = createReceiver({
      secret: SECRET,
      sources: [],
      keep: keepOnDisk({ journal: createJournal(directory), handle, log }),
      handle,
      counters: createMemoryCounters(),
      log,
      ...options,
    })
    const send = (method: string, body: string | null, secret = SECRET) =>
      receive(
        new Request(`https://shop.example${WEBHOOK_PREFIX}${secret}?a=1`, {
          method,
          body,
          headers: { [ADDRESS_HEADER]: from.address },
        }),
      )
    const post = async (body: unknown = toEvent(), secret = SECRET) => {
      const response = await send('POST', typeof body === 'string' ? body : JSON.stringify(body), secret)
      return { status: response.status, body: await response.text() }
    }
    const get = () => send('GET', null)
    return { post, get, handled, from }
  }

  test('an event is on the disk before it is acknowledged, and is dealt with once', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { post } = await open({ handle: () => promise })
    expect((await post()).status).toBe(200)
    expect(await readdir(join(directory, 'new'))).toHaveLength(1)
    expect(await createJournal(directory).readUnfinished()).toEqual([toEvent()])
    resolve()
    await expect.poll(() => readdir(join(directory, 'done'))).toHaveLength(1)
    expect(await createJournal(directory).readUnfinished()).toEqual([])
  })

  test('events repeat: a repeat is known by its id, also after a restart, and answered 200', async () => {
    const { post, handled } = await open()
    expect((await post()).status).toBe(200)
    await expect.poll(() => readdir(join(directory, 'done'))).toHaveLength(1)
    expect((await post()).status).toBe(200)
    expect(await createJournal(directory).add(toEvent())).toBe(false)
    expect(handled).toEqual(['e1'])
  })

  test('of two processes that share a disk one deals with an event, and neither has it left', async () => {
    const handled: string[] = []
    for (const name of ['one', 'other']) {
      const { post } = await open({ handle: async () => void handled.push(name) })
      expect((await post()).status).toBe(200)
      await expect.poll(() => readdir(join(directory, 'done'))).toHaveLength(1)
    }
    expect(await createJournal(directory).readUnfinished()).toEqual([])
    expect(handled).toEqual(['one'])
  })

  test.each(['cart.abandoned', 'cart.converted', 'order.paid', 'account.updated', 'subscription.paid'])(
    '%s is answered at once and leaves nothing behind',
    async (type) => {
      const { post, handled } = await open()
      const { length } = await readdir(directory)
      expect((await post(toEvent({ model: 'others', type }))).status).toBe(200)
      expect(await readdir(directory)).toHaveLength(length)
      expect(handled).toEqual([])
    },
  )

  test('what became of an order is handed on to the reviews, and tried again when they do not answer', async () => {
    const told: unknown[] = []
    const shown: string[] = []
    const tell = async (call: unknown) => (told.push(call) === 1 ? undefined : false)
    const { post } = await open(withOrderEvents(async ({ id }) => void shown.push(id), { tell }))
    const delivered = toEvent({ model: 'orders', type: 'order.delivered', data: { id: 'o1' } })
    expect((await post(delivered)).status).toBe(200)
    const journal = createJournal(directory)
    await expect.poll(() => told).toEqual([{ kind: 'delivered', orderId: 'o1' }])
    expect(await journal.readUnfinished()).toEqual([delivered])
    expect((await post({ ...delivered, id: 'e2', type: 'order.canceled' })).status).toBe(200)
    await expect.poll(() => told[1]).toEqual({ kind: 'canceled', orderId: 'o1' })
    await post(toEvent({ id: 'e3' }))
    await post({ ...delivered, id: 'e4', type: 'order.paid' })
    await expect.poll(() => shown).toEqual(['e3'])
    expect(told).toHaveLength(2)
  })

  test.each(['order.delivered', 'order.canceled'])(
    '%s leaves nothing behind where nobody is asked for reviews',
    async (type) => {
      const { post } = await open(withOrderEvents(() => Promise.resolve(), undefined))
      expect((await post(toEvent({ model: 'orders', type, data: { id: 'o1' } }))).status).toBe(200)
      expect(await createJournal(directory).readUnfinished()).toEqual([])
    },
  )

  test('changes of products are told to the reviews API, whose silence does not have them handled again', async () => {
    const told: unknown[] = []
    const shown: string[] = []
    const tell = (call: unknown) => Promise.resolve(told.push(call) === 1 ? ('upstream' as const) : undefined)
    const { post } = await open({ handle: withStockEvents(async ({ id }) => void shown.push(id), { tell }) })
    const adjusted = { type: 'product.stock_adjusted', data: { id: 'p1', stock_level: 3 } }
    await post(toEvent({ id: 'e1', ...adjusted }))
    await post(toEvent({ id: 'e2', data: { id: 'v1', parent_id: 'p2', stock_level: 3 } }))
    await post(toEvent({ id: 'e3', model: 'categories', type: 'category.updated', data: { id: 'c1' } }))
    await expect.poll(() => shown).toEqual(['e1', 'e2', 'e3'])
    expect(told).toEqual([
      { kind: 'changed', productId: 'p1' },
      { kind: 'changed', productId: 'p2' },
    ])
  })

  test('an event that cannot be written down is dealt with before it is acknowledged', async () => {
    await writeFile(join(directory, 'new'), 'a file where a folder should be')
    const { post, handled } = await open()
    expect((await post()).status).toBe(200)
    expect(handled).toEqual(['e1'])
  })

  test('where nothing outlives the process an event is dealt with before it is acknowledged', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const handle = vi.fn(() => promise)
    const { post } = await open({ keep: undefined, handle })
    let isAnswered = false
    const answer = post().finally(() => {
      isAnswered = true
    })
    await vi.waitFor(() => expect(handle).toHaveBeenCalledOnce())
    await new Promise((next) => setImmediate(next))
    expect(isAnswered).toBe(false)
    resolve()
    expect((await answer).status).toBe(200)
    expect(await readdir(directory)).toEqual([])
  })

  test('one that nothing keeps and that fails is answered 503, so that it comes again', async () => {
    const { post } = await open({ keep: undefined, handle: () => Promise.reject(new Error('down')) })
    expect((await post()).status).toBe(503)
  })

  test('one that nothing keeps and that takes longer than the service waits is answered 503 before', async () => {
    const { post } = await open({ keep: undefined, handle: () => new Promise(() => {}) })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const answer = post()
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
      await vi.advanceTimersByTimeAsync(9000)
      expect((await answer).status).toBe(503)
    } finally {
      vi.useRealTimers()
    }
  })

  test('the time that keeping it took is missing for an event that is dealt with then', async () => {
    const tooSlow = async () => {
      await new Promise((resolve) => setTimeout(resolve, 3000))
      throw new Error('the store hangs')
    }
    const { post } = await open({ keep: tooSlow, handle: () => new Promise(() => {}) })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    try {
      let status: number | undefined
      void post().then((answer) => {
        status = answer.status
      })
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
      await vi.advanceTimersByTimeAsync(9000)
      expect(status).toBe(503)
    } finally {
      vi.useRealTimers()
    }
  })

  test('a failure leaves the event on the disk', async () => {
    const { post } = await open({ handle: () => Promise.reject(new Error('the service is down')) })
    expect((await post()).status).toBe(200)
    expect(await createJournal(directory).readUnfinished()).toHaveLength(1)
  })

  test.each([
    'no json',
    '{}',
    '{"id":"../x","model":"products","type":"product.updated"}',
    'x'.repeat(1_000_001),
  ])('what is no event is refused and not wanted again', async (body) => {
    const { post } = await open()
    expect(await post(body)).toEqual({ status: 400, body: '{"error":"no event","retry":false}' })
  })

  test('a wrong secret is 404, ten of them in a minute are the last; the right one still passes', async () => {
    const { post, get } = await open()
    const wrong = await Promise.all(Array.from({ length: 11 }, () => post(toEvent(), 'wrong')))
    expect(wrong.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 404), 429])
    expect((await post()).status).toBe(200)
    expect((await get()).status).toBe(405)
  })

  test('only the configured sources may send', async () => {
    const { post, from } = await open({ sources: ['198.51.100.7'] })
    expect((await post()).status).toBe(404)
    for (const address of ['198.51.100.7', '::ffff:198.51.100.7']) {
      from.address = address
      expect((await post()).status).toBe(200)
    }
  })

  test('the secret reaches no log', async () => {
    const { post } = await open()
    await post()
    await post('x')
    await post(toEvent(), 'another-secret')
    expect(JSON.stringify(lines)).not.toMatch(/secret/)
  })
})

describe('the journal', () => {
  let directory: string
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'journal-'))
    return () => rm(directory, { recursive: true })
  })

  test('an event that comes twice at the same time is new once', async () => {
    const journal = createJournal(directory)
    const added = await Promise.all(Array.from({ length: 5 }, () => journal.add(toEvent())))
    expect(added).toEqual([true, false, false, false, false])
    expect(await readdir(join(directory, 'new'))).toHaveLength(1)
  })

  test('one that cannot be written down is new to nobody', async () => {
    await writeFile(join(directory, 'new'), 'a file where a folder should be')
    const journal = createJournal(directory)
    const added = await Promise.allSettled([journal.add(toEvent()), journal.add(toEvent())])
    expect(added.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  test('an event that two readers deal with at the same time is done, and no failure', async () => {
    const journal = createJournal(directory)
    await journal.add(toEvent())
    await Promise.all([journal.finish(toEvent()), journal.finish(toEvent())])
    expect(await readdir(join(directory, 'done'))).toHaveLength(1)
  })

  test('events are forgotten five days after they were dealt with, also by a process that never stops', async () => {
    const journal = createJournal(directory)
    for (const id of ['e1', 'e2']) {
      await journal.add(toEvent({ id }))
      await journal.finish(toEvent({ id }))
    }
    const [first = ''] = await readdir(join(directory, 'done'))
    const past = new Date(Date.now() - 6 * 86_400_000)
    await utimes(join(directory, 'done', first), past, past)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
    await journal.add(toEvent({ id: 'e3' }))
    await journal.finish(toEvent({ id: 'e3' }))
    vi.useRealTimers()
    expect(await readdir(join(directory, 'done'))).not.toContain(first)
  })
})

describe('what an event invalidates', () => {
  const SOAP = { id: 'p1', slug: 'soap', categories: [{ id: 'c1', slug: 'bath' }] }

  async function handle(event: Partial<StoreEvent>, options: Partial<EventHandlerOptions> = {}) {
    const invalidated: unknown[] = []
    const notified: unknown[] = []
    const run = createEventHandler({
      invalidation: {
        invalidate: async (tags, options) => void invalidated.push({ tags, purge: options?.purge === true }),
      },
      slugs: { get: (id) => (id === 'p1' ? ['soap'] : []) },
      read: async () => ok(SOAP),
      notifyIndex: async (change) => void notified.push(change),
      againMs: [],
      log: { info: () => undefined, warn: () => undefined },
      ...options,
    })
    await run(toEvent(event))
    return { invalidated, notified }
  }

  test('`updated` has no slug: id → slug is known from what was made, and the record is read anew', async () => {
    expect(await handle({}, { read: async () => ok({ ...SOAP, slug: 'new-soap' }) })).toEqual({
      invalidated: [{ tags: ['product:soap', 'product:new-soap', 'list:bath'], purge: false }],
      notified: [{ ids: ['p1'] }],
    })
  })

  const CATEGORIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    c1: { id: 'c1', slug: 'bath', parentId: 'c2' },
    c2: { id: 'c2', slug: 'home', parentId: 'c3' },
    c3: { id: 'c3', slug: 'all', parentId: null },
  }
  const readAll: EventHandlerOptions['read'] = async (kind, id) =>
    ok(kind === 'products' ? SOAP : (CATEGORIES[id] ?? null))

  test.each([
    ['is created', { type: 'product.created', data: { id: 'p1' } }],
    ['is shown', { data: { id: 'p1', active: true } }],
    ['moves', { data: { id: 'p1', category_index: {} } }],
  ])(
    'a product that %s invalidates the lists that it belongs to, also those above, and no others',
    async (_, event) => {
      const { invalidated } = await handle(event, { read: readAll })
      const lists = ['list:bath', 'list:home', 'list:all', 'list:*']
      expect(invalidated).toEqual([{ tags: ['product:soap', ...lists], purge: false }])
    },
  )

  test('`product.stock_adjusted` is a change', async () => {
    const { invalidated } = await handle({
      type: 'product.stock_adjusted',
      data: { id: 'p1', stock_level: 2 },
    })
    expect(invalidated).toEqual([{ tags: ['product:soap', 'list:bath'], purge: false }])
  })

  test('a product that is gone or hidden is purged, with every list', async () => {
    const { invalidated } = await handle({ type: 'product.updated' }, { read: async () => ok(null) })
    expect(invalidated).toEqual([{ tags: ['product:soap', 'catalog'], purge: true }])
  })

  test.each([
    ['is hidden', { data: { id: 'p1', active: false } }, ['product:soap', 'catalog']],
    ['is a draft that is written on', { data: { id: 'p1', name: 'New' } }, ['product:soap']],
    ['is made as a draft', { type: 'product.created', data: { id: 'p1' } }, ['product:soap']],
  ])('a product that %s is purged', async (_, event, tags) => {
    const { invalidated } = await handle(event, { read: async () => ok({ ...SOAP, active: false }) })
    expect(invalidated).toEqual([{ tags, purge: true }])
  })

  test('a deleted record that cannot be read is gone too', async () => {
    const failing: EventHandlerOptions['read'] = async () => ({ ok: false, error: 'down' })
    const { invalidated } = await handle(
      { type: 'product.deleted', data: { id: 'p9', slug: 'old' } },
      { read: failing },
    )
    expect(invalidated).toEqual([{ tags: ['product:old', 'catalog'], purge: true }])
  })

  test('an unknown id that cannot be read invalidates the lists', async () => {
    const failing: EventHandlerOptions['read'] = async () => ({ ok: false, error: 'down' })
    const { invalidated } = await handle({ data: { id: 'p9' } }, { read: failing })
    expect(invalidated).toEqual([{ tags: ['catalog'], purge: false }])
  })

  test('a category invalidates its page, its list and whatever names categories', async () => {
    const { invalidated, notified } = await handle(
      { model: 'categories', type: 'category.updated', data: { id: 'c1' } },
      { read: async () => ok({ id: 'c1', slug: 'bath' }) },
    )
    expect(invalidated).toEqual([{ tags: ['category:bath', 'list:bath', 'catalog'], purge: false }])
    expect(notified).toEqual([])
  })

  test.each([
    ['category.updated', { id: 'c1', name: 'Bathing' }, false],
    ['category.updated', { id: 'c1', parent_id: 'c2' }, false],
    ['category.created', { id: 'c1' }, false],
    ['category.deleted', { id: 'c1', slug: 'bath' }, true],
  ])('%s with %o invalidates the menus too', async (type, data, isGone) => {
    const { invalidated } = await handle(
      { model: 'categories', type, data },
      { read: async () => ok(isGone ? null : { id: 'c1', slug: 'bath' }) },
    )
    const tags = ['category:bath', 'list:bath', 'menus', 'catalog']
    expect(invalidated).toEqual([{ tags, purge: isGone }])
  })

  test('a category with another slug has the index read everything', async () => {
    const data = { id: 'c1', slug: 'bathing' }
    const { notified } = await handle({ model: 'categories', type: 'category.updated', data })
    expect(notified).toEqual([{ all: true }])
  })

  test('content invalidates its page or quiz', async () => {
    const page = { model: 'content/pages', type: 'content/page.updated', data: { id: 'x', slug: 'about' } }
    expect((await handle(page)).invalidated).toEqual([{ tags: ['page:about'], purge: false }])
    const quiz = { model: 'content/quizzes', type: 'content/quiz.deleted', data: { id: 'ritual' } }
    expect((await handle(quiz)).invalidated).toEqual([{ tags: ['quiz:ritual'], purge: true }])
  })

  test.each([
    'order.submitted',
    'cart.abandoned',
    'account.updated',
    'account.address.created',
    'subscription.paid',
  ])('%s changes no page', async (type) => {
    expect((await handle({ type, model: 'others' })).invalidated).toEqual([])
  })

  test('an event is dealt with only when its invalidation is recorded', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    let isDone = false
    const handling = handle({}, { invalidation: { invalidate: () => promise } }).then(() => {
      isDone = true
    })
    await new Promise((next) => setImmediate(next))
    expect(isDone).toBe(false)
    resolve()
    await handling
    const failing = handle(
      {},
      { invalidation: { invalidate: () => Promise.reject(new Error('the disk is full')) } },
    )
    await expect(failing).rejects.toThrow('the disk is full')
  })

  test('a repeated invalidation that fails is written down and ends nothing', async () => {
    vi.useFakeTimers()
    const warn = vi.fn()
    let invalidated = 0
    const invalidate = async () => {
      invalidated += 1
      if (invalidated === 2) throw new Error('the disk is full')
    }
    await handle(
      {},
      { againMs: [10, 20], invalidation: { invalidate }, log: { info: () => undefined, warn } },
    )
    await vi.advanceTimersByTimeAsync(20)
    vi.useRealTimers()
    expect([invalidated, warn.mock.calls.length]).toEqual([3, 1])
  })

  test('what may have been made of the service’s old copies is invalidated again at 6 s and 7 s', async () => {
    vi.useFakeTimers()
    const { invalidated } = await handle({}, { againMs: [6000, 7000] })
    const counts: number[] = []
    for (const ms of [5999, 1, 1000]) {
      await vi.advanceTimersByTimeAsync(ms)
      counts.push(invalidated.length)
    }
    vi.useRealTimers()
    expect(counts).toEqual([1, 2, 3])
  })
})

test('an event that failed is tried again after 5 s, a minute, ten minutes and an hour', async () => {
  vi.useFakeTimers()
  const handle = vi.fn<ReceiverOptions['handle']>().mockRejectedValue(new Error('the service is down'))
  const finish = vi.fn(() => Promise.resolve())
  const journal = { add: () => Promise.resolve(true), readUnfinished: () => Promise.resolve([]), finish }
  await finishEvent(toEvent(), { journal, handle, log: { info() {}, warn() {}, error() {} } })
  for (const [index, ms] of [5000, 60_000, 600_000].entries()) {
    expect(handle).toHaveBeenCalledTimes(index + 1)
    await vi.advanceTimersByTimeAsync(ms)
  }
  expect(finish).not.toHaveBeenCalled()
  handle.mockResolvedValue()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(handle).toHaveBeenCalledTimes(5)
  expect(finish).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('an event is read from its body', () => {
  expect(
    parseEvent(JSON.stringify({ ...toEvent(), $type: 'a/b', $delivery: { attempts: 2 } })),
  ).toMatchObject(toEvent())
})
