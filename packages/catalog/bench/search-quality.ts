import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { createCatalogClient } from '../src/client.ts'
import { CATALOG_MIGRATIONS, createCatalogApi, writeProducts } from '../src/server.ts'
import { parseFilterQuery } from '@sorrel/domain/filters'
import { blindQueries, demoProducts, demoSynonyms, judgedQueries } from '../test/demo.ts'

// Prints how well the judged queries are answered: nDCG of the first ten, and each query whose products are not among
// the first three. Those of the second table were written by somebody who had not seen the synonyms.
const TOP = 10

const database = await PGlite.create({ extensions: { pg_trgm } })
const db = drizzle(database)
await migrate(db, CATALOG_MIGRATIONS)
await writeProducts(db, demoProducts)
const app = createCatalogApi({ db, synonyms: demoSynonyms })
const client = createCatalogClient({ fetch: async (url, init) => app.request(url, init) })
for (const judged of [judgedQueries, blindQueries]) {
  print('\n| language | queries | nDCG | first three |\n| --- | --: | --: | --: |')
  for (const [locale, queries] of Object.entries(judged)) print(await judge(locale, queries))
}
await database.close()

async function judge(locale: string, queries: Readonly<Record<string, readonly string[]>>): Promise<string> {
  const gains: number[] = []
  const missed: string[] = []
  for (const [search, wanted] of Object.entries(queries)) {
    const found = await find(locale, search)
    gains.push(getGain(found, wanted) / getGain(wanted, wanted))
    if (!wanted.every((slug) => found.slice(0, 3).includes(slug))) missed.push(search)
  }
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length
  const row = `| ${locale} | ${gains.length} | ${mean.toFixed(3)} | ${gains.length - missed.length} |`
  return missed.length === 0 ? row : `${row} ${missed.join(', ')}`
}

async function find(locale: string, search: string): Promise<readonly string[]> {
  const query = parseFilterQuery('')
  const answer = await client.list({ locale, currency: 'GBP', search, query, pageSize: TOP })
  if (!answer.ok) throw new Error(`The search for ${search} failed: ${JSON.stringify(answer.error)}`)
  return answer.value.products.map(({ slug }) => slug)
}

/** The later a wanted product comes, the less it counts. */
function getGain(found: readonly string[], wanted: readonly string[]): number {
  return found.reduce((sum, slug, index) => sum + (wanted.includes(slug) ? 1 / Math.log2(index + 2) : 0), 0)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
