import { sql } from 'drizzle-orm'
import {
  type CatalogAudience,
  type CatalogProducts,
  type CatalogStatus,
  SITEMAP_PAGE_SIZE,
  type SitemapEntry,
  type SitemapPage,
} from '../../model.ts'
import { type CatalogDatabase, readRows } from '../data/database.ts'
import { readPicture } from '../data/pack.ts'
import { readCards } from './read-cards.ts'

/** Cards by slug or id, in the order of the keys. */
export function readProducts(
  db: CatalogDatabase,
  question: { readonly by: 'id' | 'slug'; readonly keys: readonly string[] },
  audience: CatalogAudience,
): Promise<CatalogProducts> {
  return readCards(db, question, audience)
}

/** Products per read, so that other queries can run in between. */
const SITEMAP_SLICE = 100

interface SitemapRow {
  readonly no: number
  readonly slug: string
  readonly updatedAt: string | null
  readonly data: Uint8Array
}

/**
 * Products of one sitemap file, in the order in which they were indexed, so that a new product changes only the last
 * file.
 */
export async function readSitemapPage(db: CatalogDatabase, page: number): Promise<SitemapPage> {
  const [total] = await readRows<{ count: number; last: number | null }>(
    db,
    sql`select count(*)::integer as count, (select no from catalog_products order by no
        limit 1 offset ${Math.max(0, (page - 1) * SITEMAP_PAGE_SIZE - 1)}::integer) as last from catalog_products`,
  )
  const { count = 0, last = null } = total ?? {}
  const entries: SitemapEntry[] = []
  let after = page === 1 ? 0 : last
  while (after !== null && entries.length < SITEMAP_PAGE_SIZE) {
    const rows = await readSlice(db, after)
    entries.push(...rows.map(toSitemapEntry))
    after = rows.at(-1)?.no ?? null
  }
  return { entries, pageCount: Math.ceil(count / SITEMAP_PAGE_SIZE) }
}

function readSlice(db: CatalogDatabase, after: number): Promise<readonly SitemapRow[]> {
  return readRows(
    db,
    sql`select no, slug, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt", data
      from catalog_products where no > ${after}::integer order by no limit ${SITEMAP_SLICE}::integer`,
  )
}

function toSitemapEntry({ slug, updatedAt, data }: SitemapRow): SitemapEntry {
  const picture = readPicture(data)
  return { slug, ...(updatedAt !== null && { updatedAt }), ...(picture !== undefined && { picture }) }
}

interface StatusRow {
  readonly updatedAt: string | null
  readonly count: number
  readonly isComplete: boolean
  readonly isWalking: boolean
}

export async function readStatus(db: CatalogDatabase): Promise<CatalogStatus> {
  const [row] = await readRows<StatusRow>(
    db,
    sql`select
        (select to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from catalog_state
          where name = 'index') as "updatedAt",
        (select count(*)::integer from catalog_products) as count,
        exists (select from catalog_walks where finished_at is not null) as "isComplete",
        exists (select from catalog_leases where name = 'walk' and expires_at > clock_timestamp()) as "isWalking"`,
  )
  const { updatedAt = null, count = 0, isComplete = false, isWalking = false } = row ?? {}
  return { ...(updatedAt !== null && { updatedAt }), count, isComplete, isWalking }
}
