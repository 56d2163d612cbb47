import { sql } from 'drizzle-orm'
import type { MovedSlug, NamedSlug } from '../../model.ts'
import { type CatalogDatabase, readRows, toTable } from '../data/database.ts'

/** Maximum number of remembered slugs; those that were left first are dropped first. */
export const OLD_SLUGS_MAX = 20_000

const TABLES = { product: sql`catalog_products`, category: sql`catalog_categories` } as const

/** A record's slug. */
export interface OwnSlug {
  readonly id: string
  readonly slug: string
}

/** What a transaction has written. */
export interface WrittenSlugs {
  readonly of: NamedSlug['of']
  /** Before it. */
  readonly old: readonly OwnSlug[]
  /** After it. */
  readonly current: readonly OwnSlug[]
}

/**
 * Remembers the slugs that these records have left, and forgets those that some record has now. Call it in the
 * transaction that has written the records.
 */
export async function noteOldSlugs(db: CatalogDatabase, { of, old, current }: WrittenSlugs): Promise<void> {
  const now = new Map(current.map(({ id, slug }) => [id, slug]))
  const left = old.filter(({ id, slug }) => now.has(id) && now.get(id) !== slug)
  if (left.length > 0)
    await db.execute(sql`insert into catalog_old_slugs (kind, slug, owner_id, left_at)
      select distinct on (slug) ${of}::text, slug, id, clock_timestamp() from ${toTable(left, 'id text, slug text')}
      on conflict (kind, slug) do update set owner_id = excluded.owner_id, left_at = excluded.left_at`)
  const touched = toTable([...left, ...current], 'slug text')
  await db.execute(sql`delete from catalog_old_slugs as old using ${touched}
    where old.kind = ${of}::text and old.slug = given.slug
      and exists (select from ${TABLES[of]} as own where own.slug = given.slug)`)
  if (left.length > 0)
    await db.execute(sql`delete from catalog_old_slugs where left_at <=
      (select left_at from catalog_old_slugs order by left_at desc limit 1 offset ${OLD_SLUGS_MAX}::integer)`)
}

/** Where the record is that had this slug last. It leads to the newest slug at once, however often that has changed. */
export async function findMoved(db: CatalogDatabase, { of, slug }: NamedSlug): Promise<MovedSlug> {
  const [found] = await readRows<MovedSlug>(
    db,
    sql`select own.slug from catalog_old_slugs as old join ${TABLES[of]} as own on own.id = old.owner_id
      where old.kind = ${of}::text and old.slug = ${slug}::text`,
  )
  return found ?? {}
}
