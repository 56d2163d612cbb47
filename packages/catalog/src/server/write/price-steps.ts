import { sql } from 'drizzle-orm'
import { type CatalogDatabase, readRows } from '../data/database.ts'
import type { CountedEntry } from './count-locale.ts'

/** Counts of all products that cost up to an amount. */
export interface PriceTotal {
  readonly currency: string
  readonly upTo: number
  readonly count: number
  /** Fact numbers, each followed by its number of products. */
  readonly facts: readonly number[]
}

/** Maximum number of steps per currency. */
const STEPS_MAX = 128

/** Counts the products between two steps. */
export interface PriceSteps {
  add(entry: CountedEntry): void
  toTotals(currencies: readonly string[]): readonly PriceTotal[]
}

/** The amounts to count up to, by currency number minus 1: about equally many products lie between any two of them. */
export async function readPriceSteps(
  db: CatalogDatabase,
  currencies: number,
  stepMinCount: number,
): Promise<readonly (readonly number[])[]> {
  const read = async (currencyNo: number) => {
    const rowsOfCurrency = sql`catalog_prices where currency_no = ${currencyNo}::integer`
    const rows = await readRows<{ amount: number }>(
      db,
      sql`select distinct unnest(amounts) as amount from (
          select least(${STEPS_MAX}::integer, count(*) / ${stepMinCount}::integer) as steps
          from ${rowsOfCurrency}
        ) as number, lateral (
          select percentile_disc(array(select step / steps::double precision from generate_series(1, steps) as step))
            within group (order by price) as amounts
          from ${rowsOfCurrency}
        ) as step order by amount`,
    )
    return rows.map(({ amount }) => amount)
  }
  return Promise.all(Array.from({ length: currencies }, (_, index) => read(index + 1)))
}

export function createPriceSteps(amounts: readonly (readonly number[])[]): PriceSteps {
  const tallies = amounts.map((list) => list.map(() => ({ count: 0, facts: new Map<number, number>() })))
  return {
    add: ({ facts, prices }) => {
      for (const { index, amount } of prices) {
        const tally = tallies[index]?.[findStep(amounts[index] ?? [], amount)]
        if (tally === undefined) continue
        tally.count += 1
        for (const fact of facts) tally.facts.set(fact, (tally.facts.get(fact) ?? 0) + 1)
      }
    },
    toTotals: (currencies) =>
      currencies.flatMap((currency, index) => {
        let count = 0
        const sums = new Map<number, number>()
        return (tallies[index] ?? []).map((tally, step) => {
          count += tally.count
          for (const [fact, more] of tally.facts) sums.set(fact, (sums.get(fact) ?? 0) + more)
          return { currency, upTo: amounts[index]?.[step] ?? 0, count, facts: [...sums].flat() }
        })
      }),
  }
}

/** The first of the ascending amounts that is at least `amount`. */
function findStep(amounts: readonly number[], amount: number): number {
  let [low, high] = [0, amounts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((amounts[middle] ?? 0) < amount) low = middle + 1
    else high = middle
  }
  return low
}
