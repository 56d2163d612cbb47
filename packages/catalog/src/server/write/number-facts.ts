import { sql } from 'drizzle-orm'
import { type CatalogDatabase, readRows, toTable } from '../data/database.ts'
import { addTerms } from './count-terms.ts'
import { CATEGORY_ATTRIBUTE, type Fact } from './to-rows.ts'

interface LocaleFact extends Fact {
  readonly locale: string
}

interface KnownFact extends LocaleFact {
  readonly no: number
}

const COLUMNS = 'locale text, attribute text, value text, name text'
const IS_SAME = sql`known.locale = given.locale and known.attribute = given.attribute and known.value = given.value`

export function toFactKey({ locale, attribute, value }: Omit<LocaleFact, 'name'>): string {
  return JSON.stringify([locale, attribute, value])
}

/**
 * The numbers of facts by `toFactKey`. New facts get a number, and their words join the vocabulary for completion and
 * correction.
 */
export async function numberFacts(
  db: CatalogDatabase,
  facts: readonly LocaleFact[],
): Promise<ReadonlyMap<string, number>> {
  const once = [...new Map(facts.map((fact) => [toFactKey(fact), fact])).values()]
  const rows = await readRows<KnownFact>(
    db,
    sql`select known.no, known.locale, known.attribute, known.value, known.name from catalog_facts as known
      join ${toTable(once, COLUMNS)} on ${IS_SAME}`,
  )
  const known = new Map(rows.map((row) => [toFactKey(row), row]))
  const added = await addFacts(
    db,
    once.filter((fact) => !known.has(toFactKey(fact))),
  )
  const renamed = once.filter((fact) => (known.get(toFactKey(fact)) ?? fact).name !== fact.name)
  if (renamed.length > 0)
    await db.execute(sql`update catalog_facts as known set name = given.name
      from ${toTable(renamed, COLUMNS)} where ${IS_SAME}`)
  return new Map([...rows, ...added].map((row) => [toFactKey(row), row.no]))
}

async function addFacts(db: CatalogDatabase, facts: readonly LocaleFact[]): Promise<readonly KnownFact[]> {
  if (facts.length === 0) return []
  const added = await readRows<KnownFact>(
    db,
    sql`insert into catalog_facts (locale, attribute, value, name)
      select locale, attribute, value, name from ${toTable(facts, COLUMNS)}
      returning no, locale, attribute, value, name`,
  )
  await addTerms(
    db,
    added.map(({ locale, attribute, value, name }) => ({
      locale,
      name: attribute === CATEGORY_ATTRIBUTE ? name : value,
    })),
  )
  return added
}
