import { sql } from 'drizzle-orm'
import { type CatalogDatabase, toTable } from '../data/database.ts'
import { fold, toWords } from '../text/fold.ts'

interface Name {
  readonly locale: string
  readonly name: string
}

/** Shorter words are neither corrected nor completed. */
const TERM_MIN_LENGTH = 2

/** Maintains, for each word, the number of names that contain it. */
export async function countTerms(
  db: CatalogDatabase,
  { added, removed }: { readonly added: readonly Name[]; readonly removed: readonly Name[] },
): Promise<void> {
  const changes = new Map<string, { locale: string; term: string; label: string; by: number }>()
  const count = (names: readonly Name[], by: number) => {
    for (const { locale, name } of names)
      for (const [term, label] of toTerms(name)) {
        const key = `${locale} ${term}`
        changes.set(key, { locale, term, label, by: (changes.get(key)?.by ?? 0) + by })
      }
  }
  count(removed, -1)
  count(added, 1)
  const records = [...changes.values()].filter(({ by }) => by !== 0)
  if (records.length === 0) return
  await db.execute(sql`insert into catalog_terms (locale, term, label, count)
    select locale, term, label, by from ${toTable(records, 'locale text, term text, label text, by integer')}
    on conflict (locale, term) do update set count = greatest(0, catalog_terms.count + excluded.count)`)
}

/** Adds the words of texts other than names to the vocabulary. */
export async function addTerms(db: CatalogDatabase, texts: readonly Name[]): Promise<void> {
  const terms = texts.flatMap(({ locale, name }) =>
    [...toTerms(name)].map(([term, label]) => ({ locale, term, label })),
  )
  if (terms.length === 0) return
  await db.execute(sql`insert into catalog_terms (locale, term, label, count)
    select locale, term, label, 0 from ${toTable(terms, 'locale text, term text, label text')}
    on conflict (locale, term) do nothing`)
}

/** The words of a text: folded form to written form. Numbers are left out. */
function toTerms(text: string): ReadonlyMap<string, string> {
  const written = text.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  const terms = written.flatMap((label): readonly (readonly [string, string])[] =>
    toWords(label)
      .filter((term) => term.length >= TERM_MIN_LENGTH && !/^\d+$/.test(term))
      .map((term) => [term, fold(label) === term ? label.toLowerCase() : term]),
  )
  return new Map(terms)
}
