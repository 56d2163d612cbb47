import { sql } from 'drizzle-orm'
import { type CatalogDatabase, readRows } from '../data/database.ts'
import { readFactBytes } from '../data/fact-bytes.ts'

/** Entries per read, so that other queries can run in between. */
const SLICE = 1000

/** Entries that are counted together. */
export interface Tally {
  /** Grouped by the set of currencies with a price; most entries have all of them. */
  readonly groups: Map<string, Group>
  /** By currency number minus 1. */
  readonly prices: { min: number; max: number }[]
}

interface Group {
  /** Currency numbers minus 1. */
  readonly indexes: readonly number[]
  count: number
  /** Number of products by fact number. */
  readonly facts: Map<number, number>
}

interface EntryRow {
  readonly no: number
  /** By currency number minus 1. */
  readonly prices: readonly (number | null)[]
  readonly bytes: Uint8Array
}

/** The properties by which an entry is counted. */
export interface CountedEntry {
  readonly facts: readonly number[]
  /** By currency number minus 1. */
  readonly prices: readonly { readonly index: number; readonly amount: number }[]
}

interface CountQuestion<Key> {
  readonly locale: string
  /** The keys under which a product's entry with these facts is counted. */
  readonly toKeys: (facts: readonly number[], no: number) => readonly Key[]
  /** Called with each entry, for other counts. */
  readonly onEntry?: (entry: CountedEntry) => void
}

/** Counts all entries of a language, by keys. */
export async function countLocale<Key>(
  db: CatalogDatabase,
  { locale, toKeys, onEntry }: CountQuestion<Key>,
): Promise<ReadonlyMap<Key, Tally>> {
  const tallies = new Map<Key, Tally>()
  for (let last = 0; ; ) {
    const rows = await readRows<EntryRow>(
      db,
      sql`select product_no as no, prices, fact_bytes as bytes from catalog_entries
        where locale = ${locale} and product_no > ${last}::integer order by product_no limit ${SLICE}::integer`,
    )
    for (const row of rows) {
      const entry = toEntry(row)
      countEntry(tallies, entry, toKeys(entry.facts, row.no))
      onEntry?.(entry)
    }
    const end = rows.at(-1)
    if (end === undefined) return tallies
    last = end.no
  }
}

function toEntry({ bytes, prices }: EntryRow): CountedEntry {
  return {
    facts: Array.from(readFactBytes(bytes)),
    prices: prices.flatMap((amount, index) => (amount === null ? [] : [{ index, amount }])),
  }
}

function countEntry<Key>(
  tallies: Map<Key, Tally>,
  { facts, prices }: CountedEntry,
  keys: readonly Key[],
): void {
  const indexes = prices.map(({ index }) => index)
  const name = indexes.join()
  for (const key of keys) {
    const tally = tallies.get(key) ?? { groups: new Map<string, Group>(), prices: [] }
    tallies.set(key, tally)
    const group = tally.groups.get(name) ?? { indexes, count: 0, facts: new Map<number, number>() }
    tally.groups.set(name, group)
    group.count += 1
    for (const fact of facts) group.facts.set(fact, (group.facts.get(fact) ?? 0) + 1)
    for (const { index, amount } of prices) widen(tally, index, amount)
  }
}

function widen({ prices }: Tally, index: number, amount: number): void {
  const range = prices[index]
  if (range === undefined) prices[index] = { min: amount, max: amount }
  else {
    range.min = Math.min(range.min, amount)
    range.max = Math.max(range.max, amount)
  }
}

/** Counts of one currency. */
export interface Total {
  readonly key: string
  readonly currency: string
  readonly count: number
  readonly min: number
  readonly max: number
  /** Fact numbers, each followed by its number of products. */
  readonly facts: readonly number[]
}

/** The counts of each currency in which a key has entries. */
export function toTotals(
  tallies: ReadonlyMap<string | number, Tally>,
  currencies: readonly string[],
): readonly Total[] {
  return [...tallies].flatMap(([key, { groups, prices }]) =>
    currencies.flatMap((currency, index) => {
      const range = prices[index]
      if (range === undefined) return []
      const own = [...groups.values()].filter(({ indexes }) => indexes.includes(index))
      const count = own.reduce((sum, group) => sum + group.count, 0)
      return [{ key: String(key), currency, ...range, count, facts: [...sumFacts(own)].flat() }]
    }),
  )
}

/** Number of products by fact number, summed over several groups. */
export function sumFacts(groups: Iterable<Group>): ReadonlyMap<number, number> {
  const [first, ...others] = groups
  const facts = new Map(first?.facts)
  for (const group of others)
    for (const [fact, count] of group.facts) facts.set(fact, (facts.get(fact) ?? 0) + count)
  return facts
}
