import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readRows } from '../src/server/data/database.ts'
import { findMoved, OLD_SLUGS_MAX } from '../src/server/write/old-slugs.ts'
import { deleteProducts, writeCategories, writeProducts } from '../src/server.ts'
import { aCatalogProduct } from './a-catalog-product.ts'
import { emptyTables, openDatabase, type TestDatabase } from './open-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await emptyTables(database)
})

const write = (slugs: Readonly<Record<string, string>>) =>
  writeProducts(
    database.db,
    Object.entries(slugs).map(([id, slug]) => aCatalogProduct({ id, slug })),
  )
const find = async (slug: string) => (await findMoved(database.db, { of: 'product', slug })).slug

test('every slug that a product has had leads to its newest, without a chain', async () => {
  for (const slug of ['a', 'b', 'c']) await write({ p1: slug })
  expect(await Promise.all(['a', 'b', 'c', 'x'].map(find))).toEqual(['c', 'c', undefined, undefined])
})

test('a slug leads nowhere once it is in use again, and then to where its last owner went', async () => {
  await write({ p1: 'a' })
  await write({ p1: 'b' })
  await write({ p1: 'a' })
  expect(await Promise.all(['a', 'b'].map(find))).toEqual([undefined, 'a'])
  await write({ p2: 'b' })
  expect(await find('b')).toBeUndefined()
  await write({ p2: 'c' })
  expect(await find('b')).toBe('c')
})

test.each(['at once', 'one after the other'])('two products that swap their slugs %s', async (way) => {
  await write({ p1: 'a', p2: 'b' })
  if (way === 'at once') await write({ p1: 'b', p2: 'a' })
  else {
    await write({ p1: 'b' })
    await write({ p2: 'a' })
  }
  expect(await Promise.all(['a', 'b'].map(find))).toEqual([undefined, undefined])
})

test('the old slugs of a deleted product lead nowhere until it is back', async () => {
  await write({ p1: 'a' })
  await write({ p1: 'b' })
  await deleteProducts(database.db, ['p1'])
  expect(await find('a')).toBeUndefined()
  await write({ p1: 'c' })
  expect(await find('a')).toBe('c')
})

test('after any changes a free slug leads to its last owner, if that still exists', async () => {
  const id = fc.constantFrom('p1', 'p2', 'p3')
  const slug = fc.constantFrom('a', 'b', 'c', 'd')
  const change = fc.record({ id, slug: fc.option(slug, { freq: 4, nil: undefined }) })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
      await emptyTables(database)
      const slugs = new Map<string, string>()
      const owners = new Map<string, string>()
      for (const { id, slug } of changes) {
        if (slug === undefined) {
          slugs.delete(id)
          await deleteProducts(database.db, [id])
        } else if (![...slugs.values()].includes(slug)) {
          const old = slugs.get(id)
          if (old !== undefined) owners.set(old, id)
          owners.delete(slug)
          slugs.set(id, slug)
          await write({ [id]: slug })
        }
      }
      for (const slug of ['a', 'b', 'c', 'd'])
        expect(await find(slug)).toBe(slugs.get(owners.get(slug) ?? ''))
    }),
    { numRuns: 25 },
  )
})

test('only the newest are kept', async () => {
  await write({ p1: 'first' })
  await write({ p1: 'second' })
  await database.db.execute(sql`insert into catalog_old_slugs (kind, slug, owner_id, left_at)
    select 'product', 'other-' || n, 'other', clock_timestamp() from generate_series(1, ${OLD_SLUGS_MAX - 1}) as n`)
  expect(await find('first')).toBe('second')
  await write({ p1: 'third' })
  expect(await Promise.all(['first', 'second'].map(find))).toEqual([undefined, 'third'])
  const [row] = await readRows(database.db, sql`select count(*)::integer as count from catalog_old_slugs`)
  expect(row).toEqual({ count: OLD_SLUGS_MAX })
})

test('so do the slugs of categories, whose products’ slugs are others', async () => {
  const name = { names: { en: 'Bath' } }
  await write({ p1: 'bath' })
  await write({ p1: 'tub' })
  await writeCategories(database.db, [
    { id: 'c1', slug: 'bath', ...name },
    { slug: 'soap', ...name },
  ])
  await writeCategories(database.db, [
    { id: 'c1', slug: 'bathing', ...name },
    { slug: 'soaps', ...name },
  ])
  const findCategory = (slug: string) => findMoved(database.db, { of: 'category', slug })
  expect(await findCategory('bath')).toEqual({ slug: 'bathing' })
  expect(await findCategory('soap')).toEqual({})
  await writeCategories(database.db, [])
  expect(await findCategory('bath')).toEqual({})
  expect(await find('bath')).toBe('tub')
})
