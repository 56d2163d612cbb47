import { sql } from 'drizzle-orm'
import { type CatalogDatabase, readRows } from '../data/database.ts'
import { WORDS } from '../list/audience.ts'
import type { Synonyms } from '../search/synonyms.ts'
import { toFoundKey, toWordNodes } from '../search/word-nodes.ts'

/** Maximum number of words per language with precomputed counts, those in the most names first. */
const WORDS_MAX = 200

interface FrequentQuestion {
  readonly locale: string
  /** Minimum number of names that contain the word. */
  readonly minCount: number
  readonly synonyms: Synonyms
}

/** For each product number, the keys of the frequent words whose search finds the product. */
export async function findFrequentWords(
  db: CatalogDatabase,
  { locale, minCount, synonyms }: FrequentQuestion,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const terms = await readRows<{ term: string }>(
    db,
    sql`select term from catalog_terms where locale = ${locale} and count >= ${minCount}::integer
      order by count desc, term limit ${WORDS_MAX}::integer`,
  )
  const byProduct = new Map<number, string[]>()
  for (const { term } of terms) {
    const [node] = await toWordNodes(db, { words: [term], locale, synonyms })
    if (node === undefined) continue
    const key = toFoundKey(node.found)
    for (const no of await findNumbers(db, locale, node.found)) {
      const keys = byProduct.get(no)
      if (keys === undefined) byProduct.set(no, [key])
      else keys.push(key)
    }
  }
  return byProduct
}

async function findNumbers(db: CatalogDatabase, locale: string, query: string): Promise<readonly number[]> {
  const [row] = await readRows<{ numbers: readonly number[] | null }>(
    db,
    sql`select array_agg(text.product_no) as numbers from catalog_texts as text
      where text.locale = ${locale} and ${WORDS} @@ ${query}::text::tsquery`,
  )
  return row?.numbers ?? []
}
