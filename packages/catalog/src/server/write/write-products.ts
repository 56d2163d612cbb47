import { sql } from 'drizzle-orm'
import type { CatalogProduct } from '../../model.ts'
import { type CatalogDatabase, markWritten, readRows, toTable, WRITE_LOCK } from '../data/database.ts'
import { toFactBytes } from '../data/fact-bytes.ts'
import { readNames } from '../data/pack.ts'
import { numberFacts, toFactKey } from './number-facts.ts'
import { makePartitions } from './partitions.ts'
import { noteOldSlugs } from './old-slugs.ts'
import { type GivenProduct, type ProductRows, toGiven, toRows } from './to-rows.ts'
import { SCORE } from './write-ratings.ts'
import { countTerms } from './count-terms.ts'

/** Ids of the products that were new to the index or have changed. */
export interface WrittenProducts {
  readonly changed: readonly string[]
}

interface Known {
  readonly id: string
  readonly slug: string
  readonly no: number
  readonly position: number
  readonly digest: string
}

/** Rows with the product numbers of the tables. */
interface NumberedRows extends ProductRows {
  readonly no: number
  readonly position: number
}

/**
 * Writes products; unchanged ones cost one lookup. Pass a few hundred at most: they share one transaction, and only one
 * such transaction runs at a time.
 */
export async function writeProducts(
  db: CatalogDatabase,
  products: readonly CatalogProduct[],
): Promise<WrittenProducts> {
  const given = [...new Map(products.map((product) => [product.id, product])).values()].map(toGiven)
  if (given.length === 0) return { changed: [] }
  return db.transaction(async (tx) => {
    await tx.execute(WRITE_LOCK)
    const known = await findKnown(tx, products)
    // When the whole catalogue is read (a walk), most products are unchanged; only changed ones are turned into rows.
    const changed = given.filter((one) => isChanged(one, known.get(one.product.id))).map(toRows)
    if (changed.length > 0) await writeRows(tx, changed, known)
    await markWritten(tx, changed.length > 0)
    return { changed: changed.map(({ id }) => id) }
  })
}

function isChanged({ digest, product: { position } }: GivenProduct, known: Known | undefined): boolean {
  return known?.digest !== digest || (position !== undefined && known.position !== position)
}

async function findKnown(
  db: CatalogDatabase,
  products: readonly CatalogProduct[],
): Promise<ReadonlyMap<string, Known>> {
  const ids = products.map(({ id }) => ({ id }))
  const known = await readRows<Known>(
    db,
    sql`select id, slug, no, position, digest from catalog_products join ${toTable(ids, 'id text')} using (id)`,
  )
  return new Map(known.map((row) => [row.id, row]))
}

async function writeRows(
  db: CatalogDatabase,
  rows: readonly ProductRows[],
  known: ReadonlyMap<string, Known>,
): Promise<void> {
  await countTitles(db, rows, known)
  const currencies = await numberCurrencies(
    db,
    rows.flatMap(({ prices }) => [...prices.keys()]),
  )
  const numbered = await writeShared(db, rows, known)
  await deleteOwn(
    db,
    numbered.filter(({ id }) => known.has(id)),
  )
  await writePrices(db, numbered, currencies)
  await writeEntries(db, numbered, currencies)
  await noteOldSlugs(db, { of: 'product', old: [...known.values()], current: rows })
}

/** Subtracts the words of the old names and adds those of the new ones. Must run before the products are written. */
async function countTitles(
  db: CatalogDatabase,
  rows: readonly ProductRows[],
  known: ReadonlyMap<string, Known>,
): Promise<void> {
  const ids = rows.flatMap(({ id }) => (known.has(id) ? [{ id }] : []))
  const old =
    ids.length === 0
      ? []
      : await readRows<{ data: Uint8Array }>(
          db,
          sql`select data from catalog_products join ${toTable(ids, 'id text')} using (id)`,
        )
  await countTerms(db, {
    added: rows.flatMap(({ texts }) => texts),
    removed: old.flatMap(({ data }) => readNames(data)),
  })
}

const PRODUCT_COLUMNS = `id text, slug text, position integer, "createdAt" integer, "updatedAt" timestamptz,
  digest text, data text`

async function writeShared(
  db: CatalogDatabase,
  rows: readonly ProductRows[],
  known: ReadonlyMap<string, Known>,
): Promise<readonly NumberedRows[]> {
  const [last] = await readRows<{ next: number }>(
    db,
    sql`select coalesce(max(position), -1) + 1 as next from catalog_products`,
  )
  const placed = rows.map((row, index) => ({
    ...row,
    position: row.position ?? known.get(row.id)?.position ?? (last?.next ?? 0) + index,
  }))
  const records = placed.map(({ id, slug, position, createdAt, updatedAt, digest, data }) => {
    return { id, slug, position, createdAt, updatedAt, digest, data: data.toString('base64') }
  })
  const written = await readRows<{ id: string; no: number }>(
    db,
    sql`insert into catalog_products (id, slug, position, created_at, updated_at, score, digest, data)
      select id, slug, position, "createdAt", "updatedAt", ${SCORE}, digest, decode(data, 'base64')
      from ${toTable(records, PRODUCT_COLUMNS)} left join catalog_ratings as rating on rating.product_id = id
      order by position
      on conflict (id) do update set slug = excluded.slug, position = excluded.position,
        created_at = excluded.created_at, updated_at = excluded.updated_at, score = excluded.score,
        digest = excluded.digest, data = excluded.data
      returning id, no`,
  )
  const numbers = new Map(written.map(({ id, no }) => [id, no]))
  return placed.map((row) => ({ ...row, no: numbers.get(row.id) ?? 0 }))
}

/** Deletes the existing rows of products that are about to be rewritten. */
async function deleteOwn(db: CatalogDatabase, rows: readonly NumberedRows[]): Promise<void> {
  if (rows.length === 0) return
  const given = toTable(
    rows.map(({ no }) => ({ no })),
    'no integer',
  )
  for (const table of ['catalog_prices', 'catalog_entries', 'catalog_texts'])
    await db.execute(
      sql`delete from ${sql.identifier(table)} as own using ${given} where own.product_no = given.no`,
    )
}

async function writePrices(
  db: CatalogDatabase,
  rows: readonly NumberedRows[],
  currencies: readonly string[],
): Promise<void> {
  const records = rows.flatMap(({ no, position, prices }) =>
    [...prices].map(([code, price]) => ({ no, position, currency: currencies.indexOf(code) + 1, price })),
  )
  await db.execute(sql`insert into catalog_prices (product_no, currency_no, price, position)
    select no, currency, price, position
    from ${toTable(records, 'no integer, position integer, currency integer, price double precision')}`)
}

const ENTRY_COLUMNS = 'no integer, locale text, prices double precision[], facts integer[], bytes text'
const TEXT_COLUMNS = `no integer, locale text, "pricedIn" integer[], "isInStock" boolean, "nameKey" text,
  config text, "nameWords" text, "skuWords" text, "bodyWords" text`

async function writeEntries(
  db: CatalogDatabase,
  rows: readonly NumberedRows[],
  currencies: readonly string[],
): Promise<void> {
  const facts = await numberFacts(
    db,
    rows.flatMap(({ texts }) =>
      texts.flatMap((text) => text.facts.map((fact) => ({ ...fact, locale: text.locale }))),
    ),
  )
  const texts = rows.flatMap((row) => row.texts.map((text) => ({ ...text, no: row.no, prices: row.prices })))
  await makePartitions(
    db,
    texts.map(({ locale }) => locale),
  )
  const entries = texts.map(({ no, locale, prices, facts: own }) => {
    const numbers = own.map((fact) => facts.get(toFactKey({ ...fact, locale })) ?? 0)
    const amounts = currencies.map((code) => prices.get(code) ?? null)
    return { no, locale, prices: amounts, facts: numbers, bytes: toFactBytes(numbers).toString('base64') }
  })
  await db.execute(sql`insert into catalog_entries (product_no, locale, position, created_at, score, prices, fact_bytes,
      facts)
    select given.no, locale, position, created_at, score, prices, decode(bytes, 'base64'), facts
    from ${toTable(entries, ENTRY_COLUMNS)} join catalog_products as product on product.no = given.no`)
  const records = texts.map(({ facts: _facts, name: _name, prices, ...text }) => ({
    ...text,
    pricedIn: currencies.flatMap((code, index) => (prices.has(code) ? [index + 1] : [])),
  }))
  await db.execute(sql`insert into catalog_texts (product_no, locale, position, priced_in, is_in_stock, name_key, name,
      body)
    select given.no, locale, position, "pricedIn", "isInStock", "nameKey", name,
      ts_delete(strip(to_tsvector(config::regconfig, "bodyWords")), tsvector_to_array(name))
    from ${toTable(records, TEXT_COLUMNS)} join catalog_products as product on product.no = given.no,
      lateral (select strip(to_tsvector('simple', "nameWords") || to_tsvector(config::regconfig, "nameWords")
        || to_tsvector('simple', "skuWords")) as name) as named`)
}

/** The currency codes of the index, each at its number minus 1, after adding `codes`. */
async function numberCurrencies(db: CatalogDatabase, codes: readonly string[]): Promise<readonly string[]> {
  const rows = await readRows<{ code: string }>(db, sql`select code from catalog_currencies order by no`)
  const known = rows.map(({ code }) => code)
  const added = [...new Set(codes)].filter((code) => !known.includes(code))
  if (added.length === 0) return known
  const records = added.map((code, index) => ({ code, no: known.length + index + 1 }))
  await db.execute(sql`insert into catalog_currencies (code, no)
    select code, no from ${toTable(records, 'code text, no integer')}`)
  return [...known, ...added]
}
