import type { Sort } from '@sorrel/domain/filters'
import { type SQL, sql } from 'drizzle-orm'
import { type CatalogDatabase, readRows } from '../data/database.ts'
import { type Audience, ENTRIES, ENTRIES_WITH_TEXTS, getEntryPrice, isOfCurrency } from './audience.ts'

export interface PageQuestion {
  readonly audience: Audience
  /** Which entries the list has, and of which tables. */
  readonly condition: SQL
  readonly from: SQL
  readonly sort: Sort
  /** The order `popular`, where it differs from that of all products. */
  readonly popular: Popular | undefined
  readonly offset: number
  readonly limit: number
  /** Products of the list, where they are known: a page of its second half is read from the end. */
  readonly count?: number | undefined
  /** Rows before such a page, at least. Default 2000. */
  readonly deepMinOffset?: number | undefined
}

export interface Popular {
  readonly order: SQL
  /** A join that the order needs besides the entries. */
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
  /** Products of the list, where they are known: a page of its second half is read from the end. */
  readonly count?: number | undefined
  /** Rows before such a page, at least. */
  readonly deepMinOffset: number
}

interface ReadWindow extends Window {
  readonly isBackwards: boolean
}

/** The rows that are read for a page, from the nearer end of the list. */
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

/** Rows that are read in order at most, until a page is full. */
const ORDERED_MAX = 4000
/** A shorter list is found and sorted faster. */
const SORTED_MAX = 2000

/**
 * Whether a page is found faster by reading all products in the order of the list, until the page is full, than by
 * sorting the list.
 */
export function isQuickInOrder(
  { offset, limit }: Pick<PageQuestion, 'offset' | 'limit'>,
  { matching, all }: { readonly matching: number; readonly all: number },
): boolean {
  return matching > SORTED_MAX && ((offset + limit) * all) / matching < ORDERED_MAX
}

type OrderedQuestion = Omit<PageQuestion, 'condition' | 'from' | 'popular'> & {
  /** Which entries the list has; undefined where it has every product in its language and currency. */
  readonly condition: SQL | undefined
}

/** Rows before a page from which on it is worth knowing how many follow, where they are sorted and where they are in order. */
const SORTED_DEEP_MIN_OFFSET = 2000
const ORDERED_DEEP_MIN_OFFSET = 10_000

/** One page by an index of the order of all products. A page is deep by default after 10,000 rows. */
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

/** The rows of all products that an index has in order. */
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
  /** What its rows cost. */
  readonly price: SQL
  readonly isBackwards: boolean
}

/** An order as the indexes of all products have it, forwards or backwards. */
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
    // Equal prices stay in the order of all products, which no index has.
    'price-desc': sql`${price} ${isBackwards ? sql`asc` : sql`desc`}, ${place}`,
    name: sql`text.name_key collate "C" ${up}, text.position ${up}, text.product_no ${up}`,
  }
  return orders[sort]
}
