import { sql } from 'drizzle-orm'
import { type CatalogDatabase, readRows, toTable } from '../data/database.ts'

/** Vacuums early, so that the tables stay small: an update writes a new row and leaves the old one behind. */
const USED_AGAIN = sql`autovacuum_vacuum_scale_factor = 0.02`

/** Makes partitions for each language that has none. */
export async function makePartitions(db: CatalogDatabase, locales: readonly string[]): Promise<void> {
  const wanted = [...new Set(locales)].flatMap((locale) =>
    ['catalog_entries', 'catalog_texts'].map((parent) => {
      return { locale, parent, name: `${parent}_${locale.toLowerCase().replaceAll(/[^a-z\d]/g, '_')}` }
    }),
  )
  const missing = await readRows<(typeof wanted)[number]>(
    db,
    sql`select locale, parent, name from ${toTable(wanted, 'locale text, parent text, name text')}
      where to_regclass(name) is null`,
  )
  for (const { locale, parent, name } of missing)
    await db.execute(sql`create table ${sql.identifier(name)} partition of ${sql.identifier(parent)}
      for values in (${sql.raw(`'${locale.replaceAll("'", "''")}'`)}) with (${USED_AGAIN})`)
}

/**
 * Lets the word and fact indexes buffer new rows and write them in bulk, which is many times faster than row by row but
 * slows reading. For times without readers. Turning it off writes the buffered rows.
 */
export async function setBulkIndexing(db: CatalogDatabase, isOn: boolean): Promise<void> {
  const indexes = await readRows<{ name: string }>(
    db,
    sql`select indexrelid::regclass::text as name from pg_index
      join pg_inherits on inhrelid = indrelid
      join pg_class as class on class.oid = indexrelid
      join pg_am as method on method.oid = class.relam
      where inhparent in ('catalog_entries'::regclass, 'catalog_texts'::regclass) and amname = 'gin'`,
  )
  for (const { name } of indexes) {
    await db.execute(sql`alter index ${sql.raw(name)} set (fastupdate = ${sql.raw(isOn ? 'on' : 'off')})`)
    if (!isOn) await db.execute(sql`select gin_clean_pending_list(${name}::regclass)`)
  }
}
