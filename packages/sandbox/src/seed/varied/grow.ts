import { gte, inArray } from 'drizzle-orm'
import { attributes, categories, products, stock } from '../../database/catalogue-tables.ts'
import type { Database } from '../../database/open.ts'
import { getStartingLevels } from '../../database/write-seed.ts'
import { seed } from '../demo.ts'
import { toVariedProduct, variedAttributes, variedCategories } from './varied-catalogue.ts'

/** Products that are written in one transaction. */
const WRITE_SIZE = 1000

/**
 * Fills the catalogue up to `count` products: those of the demo, followed by generated ones, which replace those of an
 * earlier run. The same count gives the same catalogue. `onProgress` receives the number of products so far.
 */
export async function growCatalogue(
  db: Database,
  count: number,
  onProgress: (written: number) => void = () => {},
): Promise<void> {
  const own = seed.products.length
  await writeScheme(db)
  await db.delete(products).where(gte(products.position, own))
  for (let position = own; position < count; position += WRITE_SIZE) {
    await writePart(db, position, Math.min(position + WRITE_SIZE, count))
    onProgress(Math.min(position + WRITE_SIZE, count))
  }
}

/** Categories and attributes of the generated products. */
async function writeScheme(db: Database): Promise<void> {
  const changedAt = new Date(seed.products[0]?.dateCreated ?? 0)
  const known = variedCategories.map(({ id }) => id)
  await db.delete(categories).where(inArray(categories.id, known))
  await db.insert(categories).values(
    variedCategories.map((document, at) => ({
      id: document.id,
      slug: document.slug,
      position: seed.categories.length + at,
      document,
      changedAt,
    })),
  )
  await db
    .insert(attributes)
    .values(
      variedAttributes.map((document, at) => ({
        id: document.id,
        position: seed.attributes.length + at,
        document,
      })),
    )
    .onConflictDoNothing()
}

async function writePart(db: Database, from: number, end: number): Promise<void> {
  const part = Array.from({ length: end - from }, (_, at) => ({
    position: from + at,
    document: toVariedProduct(from + at - seed.products.length),
  }))
  await db.transaction(async (transaction) => {
    await transaction.insert(products).values(
      part.map(({ position, document }) => ({
        id: document.id,
        slug: document.slug,
        position,
        document,
        changedAt: new Date(document.dateCreated),
      })),
    )
    const levels = part.flatMap(({ document }) => getStartingLevels(document))
    if (levels.length > 0) await transaction.insert(stock).values(levels)
  })
}
