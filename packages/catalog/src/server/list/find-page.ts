import type { Sort } from '@sorrel/domain/filters'
import { type SQL, sql } from 'drizzle-orm'
import { type CatalogDatabase, readRows } from '../data/database.ts'
import { type Audience, ENTRIES, ENTRIES_WITH_TEXTS, getEntryPrice, isOfCurrency } from './audience.ts'

export interface PageQuestion {
  readonly audience: Audience
  /** Which entries the list has, and from which tables. */
  readonly condition: SQL
  readonly from: SQL
  readonly sort: Sort
  /** The order for `popular`, if it differs from the order of all products. */
  readonly popular: Popular | undefined
  readonly offset: number
  readonly limit: number
  /** Length of the list, if known: a page in the second half is then read from the end. */
  readonly count?: number | undefined
  /** Smallest offset at which pages are read from the end. Default 2000. */
  readonly deepMinOffset?: number | undefined
}

export interface Popular {
  readonly order: SQL
  /** A join that the order needs in addition to the entries. */
  readonly join: SQL
}

/** The numbers of the products on one page. */
export async function findPage(db: CatalogDatabase, question: PageQuestion): Promise<readonly number[]> {
  const { audience, condition, sort, popular, deepMinOffset = SORTED_DEEP_MIN_OFFSET } = question
  const isPopular = sort === 'popular' && popular !== undefined
  const from = sort === 'name' ? ENTRIES_WITH_TEXTS : question.from
  const window = toWindow({ ...question, deepMinOffset, ...(isPopular && { count: 0 }) })
  const order = toOrder(sort, { table: 'entry', price: getEntryPrice(audience), ...window })
  const rows = await readRows<{ no: number }>(
    db,
    sql`select entry.product_no as no from ${from} ${isPopular ? popular.join : sql``}
      where ${condition}
      order by ${isPopular ? popular.order : order}
      limit ${window.limit}::integer offset ${window.offset}::integer`,
  )
  return toPage(rows, window)
}

interface Window {
  readonly offset: number
  readonly limit: number
}

interface DeepWindow extends Window {
  /** Length of the list, if known: a page in the second half is then read from the end. */
  readonly count?: number | undefined
  /** Smallest offset at which pages are read from the end. */
  readonly deepMinOffset: number
}

interface ReadWindow extends Window {
  readonly isBackwards: boolean
}

/** The rows to read for a page, counted from the nearer end of the list. */
function toWindow({ offset, limit, count = 0, deepMinOffset }: DeepWindow): ReadWindow {
  const after = Math.max(0, count - offset - limit)
  const isBackwards = offset >= deepMinOffset && offset < count && after < offset
  return isBackwards
    ? { offset: after, limit: Math.min(limit, count - offset), isBackwards }
    : { offset, limit, isBackwards }
}

function toPage(rows: readonly { readonly no: number }[], { isBackwards }: ReadWindow): readonly number[] {
  const numbers = rows.map(({ no }) => no)
  return isBackwards ? numbers.toReversed() : numbers
}

/** Maximum number of rows to scan in order until a page is full. */
const ORDERED_MAX = 4000
/** Shorter lists are faster to filter and sort. */
const SORTED_MAX = 2000

/** Whether scanning all products in list order until the page is full is faster than sorting the list. */
export function isQuickInOrder(
  { offset, limit }: Pick<PageQuestion, 'offset' | 'limit'>,
  { matching, all }: { readonly matching: number; readonly all: number },
): boolean {
  return matching > SORTED_MAX && ((offset + limit) * all) / matching < ORDERED_MAX
}

type OrderedQuestion = Omit<PageQuestion, 'condition' | 'from' | 'popular'> & {
  /** Which entries the list has; undefined for every product in its language and currency. */
  readonly condition: SQL | undefined
}

/** Offsets from which reading a page from the end is worth it, for sorted lists and for ordered index scans. */
const SORTED_DEEP_MIN_OFFSET = 2000
const ORDERED_DEEP_MIN_OFFSET = 10_000

/**
 * Reads one page from an index of the order of all products. By default pages from offset 10,000 may be read from the
 * end.
 */
export async function findPageInOrder(
  db: CatalogDatabase,
  question: OrderedQuestion,
): Promise<readonly number[]> {
  const { condition, sort, audience, deepMinOffset = ORDERED_DEEP_MIN_OFFSET } = question
  const window = toWindow({ ...question, deepMinOffset })
  const { table, from, no, scope } = toOrdered(sort, audience)
  const join = condition === undefined ? sql`` : sql`join ${ENTRIES} on entry.product_no = ${no}`
  const rows = await readRows<{ no: number }>(
    db,
    sql`select ${no} as no from ${from} ${join} where ${scope} and ${condition ?? sql`true`}
      order by ${toOrder(sort, { table, price: sql`price.price`, ...window })}
      limit ${window.limit}::integer offset ${window.offset}::integer`,
  )
  return toPage(rows, window)
}

/** All products as an ordered index scan. */
function toOrdered(sort: Sort, audience: Audience) {
  const ofTexts = sql`text.locale = ${audience.locale}`
  if (sort === 'name')
    return {
      table: 'text',
      from: sql`catalog_texts as text`,
      no: sql`text.product_no`,
      scope: ofTexts,
    } as const
  if (sort === 'price-asc' || sort === 'price-desc') {
    const scope = isOfCurrency(audience)
    return { table: 'price', from: sql`catalog_prices as price`, no: sql`price.product_no`, scope } as const
  }
  return {
    table: 'product',
    from: sql`catalog_products as product`,
    no: sql`product.no`,
    scope: sql`true`,
  } as const
}

interface OrderTable {
  readonly table: 'entry' | 'price' | 'product' | 'text'
  /** The price expression of its rows. */
  readonly price: SQL
  readonly isBackwards: boolean
}

/** The ORDER BY that matches an index of all products, forwards or backwards. */
function toOrder(sort: Sort, { table, price, isBackwards }: OrderTable): SQL {
  const up = isBackwards ? sql`desc` : sql`asc`
  const down = isBackwards ? sql`asc nulls first` : sql`desc nulls last`
  const column = (name: string) => sql.raw(`${table}.${name}`)
  const place = sql`${column('position')} ${up}, ${column(table === 'product' ? 'no' : 'product_no')} ${up}`
  const orders = {
    popular: place,
    newest: sql`${column('created_at')} ${down}, ${place}`,
    rating: sql`${column('score')} ${down}, ${place}`,
    'price-asc': sql`${price} ${up}, ${place}`,
    // Equal prices keep the order of all products, which no index covers.
    'price-desc': sql`${price} ${isBackwards ? sql`asc` : sql`desc`}, ${place}`,
    name: sql`text.name_key collate "C" ${up}, text.position ${up}, text.product_no ${up}`,
  }
  return orders[sort]
}
