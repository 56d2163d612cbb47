import { eq, sql } from 'drizzle-orm'
import { writeCustomerData } from '../account/write-customer-data.ts'
import type { Seed } from '../seed/demo.ts'
import type { Service } from '../service.ts'
import {
  attributes,
  categories,
  contentPages,
  databaseFacts,
  menus,
  products,
  quizzes,
  stock,
  storeSettings,
} from './catalogue-tables.ts'
import { type Database, TABLE_LIST } from './open.ts'

const SEEDED = 'seeded_at'

/** Whether a seed was written completely. */
export async function isSeeded(db: Database): Promise<boolean> {
  const rows = await db.select().from(databaseFacts).where(eq(databaseFacts.name, SEEDED))
  return rows.length > 0
}

/** Empties every table and writes the seed. */
export async function writeSeed(service: Service, seed: Seed): Promise<void> {
  const { db, clock, catalogue, store } = service
  await emptyTables(db)
  await db.transaction(async (transaction) => {
    await writeCatalogue(transaction, seed, clock.now())
    await writeStore(transaction, seed, clock.now())
  })
  catalogue.forget()
  store.forget()
  await writeCustomerData(service, seed)
  await db.insert(databaseFacts).values({ name: SEEDED, value: clock.now().toISOString() })
}

async function emptyTables(db: Database): Promise<void> {
  await db.execute(sql`truncate table ${TABLE_LIST} cascade`)
}

async function writeCatalogue(db: Database, seed: Seed, changedAt: Date): Promise<void> {
  await db.insert(products).values(
    seed.products.map((document, position) => ({
      id: document.id,
      slug: document.slug,
      position,
      document,
      changedAt,
    })),
  )
  const categoryRows = seed.categories.map((document, position) => ({
    id: document.id,
    slug: document.slug,
    position,
    document,
    changedAt,
  }))
  if (categoryRows.length > 0) await db.insert(categories).values(categoryRows)
  const attributeRows = seed.attributes.map((document, position) => ({ id: document.id, position, document }))
  if (attributeRows.length > 0) await db.insert(attributes).values(attributeRows)
  const levels = seed.products.flatMap(getStartingLevels)
  if (levels.length > 0) await db.insert(stock).values(levels)
}

/** A tracked product's starting levels: its variants', or its own where it has none. */
export function getStartingLevels({
  id: productId,
  stockTracking,
  stockLevel,
  variants,
}: Seed['products'][number]) {
  if (!stockTracking) return []
  const items =
    variants.length > 0
      ? variants.map(({ id, stockLevel: level }) => ({ id, level }))
      : [{ id: productId, level: stockLevel }]
  return items.flatMap(({ id, level }) => (level === undefined ? [] : [{ itemId: id, productId, level }]))
}

async function writeStore(db: Database, seed: Seed, now: Date): Promise<void> {
  await db.insert(storeSettings).values({ id: seed.settings.store.id, document: seed.settings })
  const menuRows = seed.menus.map((document, position) => ({ id: document.id, position, document }))
  if (menuRows.length > 0) await db.insert(menus).values(menuRows)
  const pageRows = seed.pages.map((document, position) => ({
    id: document.id,
    slug: document.slug,
    position,
    document,
    createdAt: now,
    changedAt: now,
  }))
  if (pageRows.length > 0) await db.insert(contentPages).values(pageRows)
  const quizRows = seed.quizzes.map((document) => ({ id: document.id, document }))
  if (quizRows.length > 0) await db.insert(quizzes).values(quizRows)
}
