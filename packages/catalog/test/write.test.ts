import { aCategoryLink, anAttribute } from '@sorrel/domain/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteProducts, writeProducts, writeRatings } from '../src/server.ts'
import { readRows } from '../src/server/data/database.ts'
import { aCatalogProduct } from './a-catalog-product.ts'
import { openDatabase, type TestDatabase } from './open-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())

const count = async (table: string) => {
  const [row] = await readRows<{ count: number }>(
    database.db,
    sql`select count(*)::integer as count from ${sql.raw(table)}`,
  )
  return row?.count
}

test('a product is written once, and again only when something of it has changed', async () => {
  const soap = aCatalogProduct({ id: 'soap', attributes: [anAttribute()], categories: [aCategoryLink()] })
  expect(await writeProducts(database.db, [soap])).toEqual({ changed: ['soap'] })
  expect(await writeProducts(database.db, [soap])).toEqual({ changed: [] })
  expect(await writeProducts(database.db, [{ ...soap, skus: ['SOR-1'] }])).toEqual({ changed: ['soap'] })
  expect(await count('catalog_entries')).toBe(1)
})

test('a product that is deleted leaves nothing behind', async () => {
  await writeProducts(database.db, [aCatalogProduct({ id: 'gone' })])
  await writeRatings(database.db, [{ productId: 'gone', average: 4, count: 2 }])
  const before = await count('catalog_entries')
  expect(await deleteProducts(database.db, ['gone', 'never there'])).toEqual(['gone'])
  expect(await count('catalog_entries')).toBe((before ?? 0) - 1)
})
