import { sql } from 'drizzle-orm'
import { type CatalogDatabase, markWritten, readRows, toTable, WRITE_LOCK } from '../data/database.ts'
import { readNames } from '../data/pack.ts'
import { countTerms } from './count-terms.ts'

/** Removes products from the index. Returns the ids that were in it. Their ratings stay. */
export async function deleteProducts(
  db: CatalogDatabase,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const given = toTable(
    ids.map((id) => ({ id })),
    'id text',
  )
  return db.transaction(async (tx) => {
    await tx.execute(WRITE_LOCK)
    const removed = await readRows<{ data: Uint8Array }>(
      tx,
      sql`select data from catalog_products join ${given} using (id)`,
    )
    await countTerms(tx, { added: [], removed: removed.flatMap(({ data }) => readNames(data)) })
    const deleted = await readRows<{ id: string }>(
      tx,
      sql`delete from catalog_products using ${given} where catalog_products.id = given.id
        returning catalog_products.id`,
    )
    await markWritten(tx, deleted.length > 0)
    return deleted.map(({ id }) => id)
  })
}
