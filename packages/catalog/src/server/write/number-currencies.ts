import { sql } from 'drizzle-orm'
import { type CatalogDatabase, readRows, toTable } from '../data/database.ts'

/** The currencies of the index, each at its number less 1, with `codes` among them. */
export async function numberCurrencies(
  db: CatalogDatabase,
  codes: readonly string[],
): Promise<readonly string[]> {
  const rows = await readRows<{ code: string }>(db, sql`select code from catalog_currencies order by no`)
  const known = rows.map(({ code }) => code)
  const added = [...new Set(codes)].filter((code) => !known.includes(code))
  if (added.length === 0) return known
  const records = added.map((code, index) => ({ code, no: known.length + index + 1 }))
  await db.execute(sql`insert into catalog_currencies (code, no)
    select code, no from ${toTable(records, 'code text, no integer')}`)
  return [...known, ...added]
}
