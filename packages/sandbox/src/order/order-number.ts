import { sql } from 'drizzle-orm'
import { counters } from '../database/commerce-tables.ts'
import type { Database } from '../database/open.ts'

/** Numbers of orders and payments begin after this one. */
export const FIRST_NUMBER = 10_000

/**
 * The next number of a kind, without gaps: a number is used up only if the transaction commits. The first one is
 * `first` + 1.
 */
export async function takeNumber(
  db: Database,
  name: 'order' | 'subscription' | 'payment',
  first = FIRST_NUMBER,
): Promise<number> {
  const [counter] = await db
    .insert(counters)
    .values({ name, value: first + 1 })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
    .returning({ value: counters.value })
  if (counter === undefined) throw new Error(`No number of kind ${name} was given out`)
  return counter.value
}
