import { sql } from 'drizzle-orm'
import { type CatalogDatabase, readRows, toTable } from '../data/database.ts'
import { addTerms } from './count-terms.ts'
import { CATEGORY_ATTRIBUTE, type Fact } from './to-rows.ts'

interface LocaleFact extends Fact {
  readonly locale: string
}

const COLUMNS = 'locale text, attribute text, value text, name text'
const IS_SAME = sql`known.locale = given.locale and known.attribute = given.attribute and known.value = given.value`

export function toFactKey({ locale, attribute, value }: Omit<LocaleFact, 'name'>): string {
  return JSON.stringify([locale, attribute, value])
}

/** The numbers of facts by `toFactKey`. New facts get one, and their words can be completed and corrected from then on. */
export async function numberFacts(
  db: CatalogDatabase,
  facts: readonly LocaleFact[],
): Promise<ReadonlyMap<string, number>> {
  const once = [...new Map(facts.map((fact) => [toFactKey(fact), fact])).values()]
  const given = toTable(once, COLUMNS)
  const added = await readRows<LocaleFact>(
    db,
    sql`insert into catalog_facts (locale, attribute, value, name)
      select given.locale, given.attribute, given.value, given.name from ${given}
      where not exists (select from catalog_facts as known where ${IS_SAME})
      returning locale, attribute, value, name`,
  )
  await db.execute(sql`update catalog_facts as known set name = given.name from ${given}
    where ${IS_SAME} and known.name <> given.name`)
  await addTerms(
    db,
    added.map(({ locale, attribute, value, name }) => ({
      locale,
      title: attribute === CATEGORY_ATTRIBUTE ? name : value,
    })),
  )
  const rows = await readRows<LocaleFact & { no: number }>(
    db,
    sql`select known.no, known.locale, known.attribute, known.value from catalog_facts as known
      join ${given} on ${IS_SAME}`,
  )
  return new Map(rows.map((row) => [toFactKey(row), row.no]))
}
