import { sql } from 'drizzle-orm'
import { type CatalogDatabase, readRows, toTable } from '../data/database.ts'
import { getTextConfig } from '../text/fold.ts'

/** The catalogue's facts about a word. */
export interface LexiconRow {
  readonly word: string
  /** Stems of the word; none for a stop word. */
  readonly stems: readonly string[] | null
  /** Number of names that contain the word; null for a word in neither names nor values. */
  readonly count: number | null
  /**
   * Number of names with words that begin with it; null if no name or value has one. Computed for the last word only.
   */
  readonly begun: number | null
  /** Those words and their stems; more than `BEGINNINGS_MAX` entries mean that there are too many. */
  readonly beginnings: readonly string[]
  /** Longer words of names that contain it: `Zahnbürste` for `Bürsten`. */
  readonly compounds: readonly string[]
}

/** Languages that write compounds as one word. */
const COMPOUNDING = ['da', 'de', 'fi', 'hu', 'nb', 'nl', 'no', 'sv']
/** Shorter stems occur in too many unrelated words. */
const STEM_MIN_LENGTH = 4
const COMPOUNDS_MAX = 30
/** Maximum number of words and stems that a beginning expands to. */
export const BEGINNINGS_MAX = 100

interface LexiconQuestion {
  readonly words: readonly string[]
  /** The word that the shopper may still be typing. */
  readonly last: string
  readonly locale: string
}

/** Looks words up in the words of names and values. */
export async function readLexicon(
  db: CatalogDatabase,
  { words, last, locale }: LexiconQuestion,
): Promise<ReadonlyMap<string, LexiconRow>> {
  const config = getTextConfig(locale)
  const dictionary = config === 'simple' ? config : `${config}_stem`
  const given = toTable(
    words.map((word) => ({ word })),
    'word text',
  )
  const compounds = COMPOUNDING.includes(locale.split('-')[0] ?? '')
    ? sql`array(select term from catalog_terms
        where locale = ${locale} and length(stems[1]) >= ${STEM_MIN_LENGTH}::integer
          and term like '_%' || stems[1] || '%' order by count desc, term limit ${COMPOUNDS_MAX}::integer)`
    : sql`'{}'::text[]`
  const rows = await readRows<LexiconRow>(
    db,
    sql`select word, stems, ${compounds} as compounds,
        case when word = ${last} then (select sum(count)::integer from catalog_terms
          where locale = ${locale} and term like ${`${last}%`}) end as begun,
        case when word = ${last} then array(select distinct lexeme from catalog_terms,
            lateral unnest(term || ts_lexize(${dictionary}::regdictionary, term)) as lexeme
          where locale = ${locale} and term like ${`${last}%`} limit ${BEGINNINGS_MAX + 1}::integer)
          else '{}' end as beginnings,
        (select count from catalog_terms where locale = ${locale} and term = word) as count
      from (select word, ts_lexize(${dictionary}::regdictionary, word) as stems from ${given}) as stemmed`,
  )
  return new Map(rows.map((row) => [row.word, row]))
}
