import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readRows } from '../src/server/data/database.ts'
import { type CatalogSync, type CatalogSyncOptions, createCatalogSync } from '../src/sync.ts'
import { createStrictSource, type StrictSource } from './a-source.ts'
import { emptyTables, openDatabase, type TestDatabase } from './open-database.ts'

let database: TestDatabase
let source: StrictSource
const syncs: CatalogSync[] = []

beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await emptyTables(database)
  source = createStrictSource(25)
})
afterEach(async () => {
  await Promise.all(syncs.splice(0).map((sync) => sync.stop()))
})

const create = (options: Partial<CatalogSyncOptions> = {}) => {
  const sync = createCatalogSync({
    db: database.db,
    source,
    pageSize: 10,
    writeSize: 4,
    wait: () => Promise.resolve(),
    ...options,
  })
  syncs.push(sync)
  return sync
}

const read = <Row>(query: string) => readRows<Row>(database.db, sql.raw(query))
const readIds = async () =>
  (await read<{ id: string }>('select id from catalog_products order by id')).map(({ id }) => id)
const readNames = async () => {
  const rows = await read<{
    id: string
    words: string
  }>(`select id, (name || body)::text as words from catalog_texts
    join catalog_products on no = product_no where locale = 'en'`)
  return new Map(rows.map(({ id, words }) => [id, words]))
}
const rename = (id: string, title: string) => source.products.set(id, { id, title, price: 5 })

describe('a walk', () => {
  test('writes every product in all languages and currencies, with as few calls as they need', async () => {
    expect(await create().walk()).toMatchObject({ ok: true, value: { pages: 3, written: 25, deleted: 0 } })
    expect(await readIds()).toEqual([...source.products.keys()])
    expect(source.calls.filter((call) => call.startsWith('page 1'))).toEqual([
      'page 1 en GBP',
      'page 1 fr EUR',
      'page 1 de GBP',
    ])
    const locales = await read('select distinct locale from catalog_entries order by locale')
    expect(locales).toEqual([{ locale: 'de' }, { locale: 'en' }, { locale: 'fr' }])
    expect(await read('select slug, parent_slug from catalog_categories order by slug')).toEqual([
      { slug: 'bath', parent_slug: null },
      { slug: 'soap', parent_slug: 'bath' },
    ])
  })

  test('reads the merchant’s order of each category, and goes on with the next one after an abrupt end', async () => {
    source.orders.set('bath', ['p0000', 'p0001', 'p0002'])
    source.orders.set('soap', Array.from({ length: 12 }, (_, index) => `p00${20 - index}`).concat('unknown'))
    const killed = create()
    source.onCall = (call, detail) => (detail === 'soap 2' ? new Promise(() => {}) : undefined)
    void killed.walk()
    await expect.poll(() => source.calls.at(-1)).toBe('order soap 2')
    source.onCall = () => undefined
    source.calls.length = 0
    expect(await create({ isAlone: true }).walk()).toMatchObject({ ok: true })
    expect(source.calls.filter((call) => call.startsWith('order'))).toEqual(['order soap 1', 'order soap 2'])
    const places = await read<{ category: string; ids: string }>(
      `select category, string_agg(id, ' ' order by place.position) as ids from catalog_places as place
        join catalog_products on no = product_no group by category`,
    )
    const order = 'p0020 p0019 p0018 p0017 p0016 p0015 p0014 p0013 p0012 p0011 p0010 p009'
    // An order that is that of all products is not kept.
    expect(places).toEqual([{ category: 'soap', ids: order.replace(' p009', '') }])
  })

  test('never has more calls under way than it may', async () => {
    source.onCall = () => new Promise((resolve) => void setImmediate(() => resolve(undefined)))
    await create({ concurrency: 2 }).walk()
    expect(source.mostAtOnce()).toBe(2)
  })

  test('goes on after kill -9 with the page after the last one that is written', async () => {
    const killed = create()
    source.onCall = (call, detail) => {
      // The process ends here: nothing of it runs any more, and nobody gives its lease back.
      if (call === 'page' && detail.startsWith('3')) return new Promise(() => {})
      return undefined
    }
    void killed.walk()
    await expect
      .poll(async () => read('select cursor from catalog_walks'))
      .toEqual([{ cursor: { page: 3, pageSize: 10, place: 19_999 } }])
    source.onCall = () => undefined
    source.calls.length = 0
    expect(await create().walk()).toBeUndefined()
    await database.db.execute(
      sql`update catalog_leases set expires_at = clock_timestamp() - interval '1 second'`,
    )
    expect(await create().walk()).toMatchObject({ ok: true, value: { pages: 1, written: 5, deleted: 0 } })
    expect(source.calls.filter((call) => /^page [12]/.test(call))).toEqual([])
    expect(await readIds()).toHaveLength(25)
  })

  test('is taken over at once by a process that is alone', async () => {
    await database.db.execute(
      sql`insert into catalog_leases values ('walk', 'somebody', clock_timestamp() + interval '1 hour')`,
    )
    expect(await create().walk()).toBeUndefined()
    expect(await create({ isAlone: true }).walk()).toMatchObject({ ok: true })
  })

  test('is made by one of two processes', async () => {
    const reports = await Promise.all([create().walk(), create().walk()])
    expect(reports.filter((report) => report === undefined)).toHaveLength(1)
    expect(source.calls.filter((call) => call === 'page 1 en GBP')).toHaveLength(1)
  })

  test('writes nothing more once another process has taken over', async () => {
    source.onAnswer = async (call, detail) => {
      if (call !== 'page' || detail !== '2 en GBP') return
      source.onAnswer = () => {}
      await database.db.execute(sql`update catalog_leases set holder = 'another'`)
    }
    expect(await create().walk()).toMatchObject({ ok: false })
    expect((await readIds()).length).toBeLessThan(25)
    expect(await read('select holder from catalog_leases')).toEqual([{ holder: 'another' }])
  })

  test('finds deletions and additions, and writes only what has changed', async () => {
    await create().walk()
    source.products.delete('p0003')
    rename('p0007', 'Candle')
    rename('new', 'New')
    expect(await create().walk()).toMatchObject({ ok: true, value: { written: 2, deleted: 1 } })
    expect(await readIds()).toEqual([...source.products.keys()].toSorted())
  })

  test('keeps a product that moved to a page already read: it is asked for by itself before it is deleted', async () => {
    await create().walk()
    source.onAnswer = (call, detail) => {
      if (call !== 'page' || detail !== '1 en GBP') return
      const [last] = [...source.products.entries()].slice(-1)
      const others = [...source.products.entries()].slice(0, -1)
      source.products.clear()
      for (const [id, product] of [...(last === undefined ? [] : [last]), ...others])
        source.products.set(id, product)
      source.onAnswer = () => {}
    }
    await create().walk()
    await create().settleChanges()
    expect(await readIds()).toHaveLength(25)
  })

  test('indexes in bulk until visitors are answered, and each product at once from then on', async () => {
    const readIndexing = () =>
      read(`select distinct reloptions::text as options from pg_index join pg_inherits on inhrelid = indrelid
        join pg_class as class on class.oid = indexrelid where reloptions is not null`)
    const walking = { indexing: readIndexing() }
    source.onCall = async (call, detail) => {
      if (call === 'page' && detail === '2 en GBP') await (walking.indexing = readIndexing())
      return undefined
    }
    await create().walk()
    expect(await walking.indexing).toEqual([{ options: '{fastupdate=on}' }])
    expect(await readIndexing()).toEqual([{ options: '{fastupdate=off}' }])
  })

  test('rests after each part it writes, once visitors are answered', async () => {
    const rests: number[] = []
    const wait = (ms: number) => {
      rests.push(ms)
      return Promise.resolve()
    }
    await create({ wait }).walk()
    expect(rests).toEqual([])
    await create({ wait }).walk()
    // Pages of 10, 10 and 5 products in context of 4.
    expect(rests).toHaveLength(3 + 3 + 2)
    expect(Math.min(...rests)).toBeGreaterThan(0)
  })

  test('waits as long as the service asks, all calls together, and then goes on', async () => {
    const waits: number[] = []
    let failures = 2
    source.onCall = (call) => {
      if (call !== 'page' || failures === 0) return undefined
      failures -= 1
      return { message: 'too many requests', retryAfterMs: 7000 }
    }
    const wait = (ms: number) => {
      waits.push(ms)
      return Promise.resolve()
    }
    expect(await create({ wait, concurrency: 1 }).walk()).toMatchObject({ ok: true })
    expect(waits).toEqual([7000, 7000])
  })

  test('is broken off where the service stays away, and goes on later from there', async () => {
    source.onCall = (_call, detail) => (detail.startsWith('2 ') ? { message: 'away' } : undefined)
    expect(await create({ tries: 2 }).walk()).toEqual({ ok: false, error: { message: 'away' } })
    expect(await readIds()).toHaveLength(10)
    source.onCall = () => undefined
    expect(await create().walk()).toMatchObject({ ok: true, value: { pages: 2 } })
    expect(await readIds()).toHaveLength(25)
  })

  test('writes ratings, and does without them where the reviews are away', async () => {
    source.ratings.set('p0001', { productId: 'p0001', average: 4.5, count: 3 })
    await create().walk()
    expect(await read('select product_id, count from catalog_ratings')).toEqual([
      { product_id: 'p0001', count: 3 },
    ])
    source.onCall = (call) => (call === 'ratings' ? { message: 'away' } : undefined)
    rename('p0002', 'Candle')
    expect(await create().walk()).toMatchObject({ ok: true, value: { written: 1 } })
    source.onCall = () => undefined
    source.ratings.clear()
    await create().walk()
    expect(await read('select product_id from catalog_ratings')).toEqual([])
  })
})

describe('an announcement', () => {
  test('makes the product be read again: changed, new and deleted ones', async () => {
    const sync = create()
    await sync.walk()
    rename('p0001', 'Candle')
    rename('new', 'Bowl')
    source.products.delete('p0002')
    await sync.notice({ ids: ['p0001', 'new', 'p0002'] })
    expect(await sync.settleChanges()).toEqual({ ok: true, value: 3 })
    expect(await readIds()).toEqual([...source.products.keys()].toSorted())
    expect((await readNames()).get('p0001')).toContain('candl')
    expect(await sync.settleChanges()).toEqual({ ok: true, value: 0 })
  })

  test('may come twice and late: what the service says then counts', async () => {
    const sync = create()
    rename('p0001', 'Candle')
    await sync.notice({ ids: ['p0001', 'p0001'] })
    source.products.delete('p0001')
    await sync.notice({ ids: ['p0001'] })
    expect(await sync.settleChanges()).toEqual({ ok: true, value: 1 })
    await sync.notice({ ids: ['p0001'] })
    expect(await sync.settleChanges()).toEqual({ ok: true, value: 1 })
    expect(await readIds()).toEqual([])
  })

  test('that comes during the reading is not lost', async () => {
    const sync = create()
    source.onAnswer = async (call) => {
      if (call !== 'products') return
      source.onAnswer = () => {}
      rename('p0001', 'Candle')
      await sync.notice({ ids: ['p0001'] })
    }
    await sync.notice({ ids: ['p0001'] })
    await sync.settleChanges()
    expect((await readNames()).get('p0001')).toContain('candl')
  })

  test('outlives the process: another one reads the product', async () => {
    await create().notice({ ids: ['p0001'] })
    source.onCall = () => ({ message: 'away' })
    expect(await create({ tries: 1 }).settleChanges()).toMatchObject({ ok: false })
    source.onCall = () => undefined
    expect(await create().settleChanges()).toEqual({ ok: true, value: 1 })
    expect(await readIds()).toEqual(['p0001'])
  })

  test('a slow reading does not overwrite what a later one has written', async () => {
    const slow = create()
    source.onAnswer = async (call, detail) => {
      if (call !== 'products' || !detail.endsWith('en GBP')) return
      source.onAnswer = () => {}
      rename('p0001', 'Candle')
      await create().notice({ ids: ['p0001'] })
      await create().settleChanges()
    }
    await slow.notice({ ids: ['p0001'] })
    await slow.settleChanges()
    expect((await readNames()).get('p0001')).toContain('candl')
  })
})

describe('during a walk', () => {
  const changeAfterPage = (change: () => Promise<void>) => {
    source.onAnswer = async (call, detail) => {
      if (call !== 'page' || detail !== '1 de GBP') return
      source.onAnswer = () => {}
      await change()
    }
  }

  test('a product that changed after its page was read never goes back to the older data', async () => {
    const sync = create()
    changeAfterPage(async () => {
      rename('p0001', 'Candle')
      await sync.notice({ ids: ['p0001'] })
      await sync.settleChanges()
    })
    await sync.walk()
    expect((await readNames()).get('p0001')).toContain('candl')
    expect(await readIds()).toHaveLength(25)
  })

  test('a product that was deleted after its page was read does not come back', async () => {
    const sync = create()
    changeAfterPage(async () => {
      source.products.delete('p0001')
      await sync.notice({ ids: ['p0001'] })
      await sync.settleChanges()
    })
    await sync.walk()
    expect(await readIds()).not.toContain('p0001')
  })

  test('a rating that changed after it was read with its page never goes back', async () => {
    const another = create()
    const rate = (average: number) => source.ratings.set('p0001', { productId: 'p0001', average, count: 3 })
    rate(2)
    source.onAnswer = async (call) => {
      if (call !== 'ratings') return
      source.onAnswer = () => {}
      rate(5)
      await another.notice({ ids: ['p0001'] })
      await another.settleChanges()
    }
    await create().walk()
    expect(await read('select average from catalog_ratings')).toEqual([{ average: 5 }])
  })

  test('a product that is announced and not read yet is left to its own reading', async () => {
    const sync = create()
    changeAfterPage(async () => {
      rename('p0001', 'Candle')
      await sync.notice({ ids: ['p0001'] })
    })
    await sync.walk()
    expect(await readIds()).not.toContain('p0001')
    await sync.settleChanges()
    expect((await readNames()).get('p0001')).toContain('candl')
  })
})

describe('in the background', () => {
  test('ratings that were missed are read when the reviews answer again', async () => {
    source.ratings.set('p0001', { productId: 'p0001', average: 4.5, count: 3 })
    source.onCall = (call) => (call === 'ratings' ? { message: 'away' } : undefined)
    const sync = create({ pollMs: 20 })
    sync.start()
    await expect.poll(readIds).toHaveLength(25)
    expect(await read('select product_id from catalog_ratings')).toEqual([])
    source.onCall = () => undefined
    await expect
      .poll(() => read('select product_id, count from catalog_ratings'))
      .toEqual([{ product_id: 'p0001', count: 3 }])
  })

  test('an empty index is walked, and what is announced is read', async () => {
    const sync = create()
    sync.start()
    await expect.poll(readIds).toHaveLength(25)
    source.products.delete('p0001')
    await sync.notice({ ids: ['p0001'] })
    await expect.poll(readIds).toHaveLength(24)
    source.products.delete('p0002')
    await sync.notice({ all: true })
    await expect.poll(readIds).toHaveLength(23)
  })

  test('nothing is walked before it is time', async () => {
    await create().walk()
    source.calls.length = 0
    const early = create()
    early.start()
    await early.stop()
    expect(source.calls).toEqual([])
    const due = create({ walkEveryMs: 0 })
    due.start()
    await expect.poll(() => source.calls).toContain('page 3 de GBP')
  })
})
