import { and, desc, eq, sql } from 'drizzle-orm'
import stopWords from 'stopwords-iso/stopwords-iso.json' with { type: 'json' }
import type { ReviewsDatabase } from '../data/database.ts'
import { type ReviewRow, reviews } from '../data/schema.ts'

/** The newest reviews tell enough, and are few enough to be read with a list. */
const READ_MAX = 200
const WORDS_MAX = 6
const REVIEWS_MIN = 3

/** By language, ISO 639-1. */
const STOP_WORDS: Readonly<Record<string, readonly string[]>> = stopWords

/** Words of time and buying: reviews of anything have them. */
const ANY_REVIEW: Readonly<Record<string, readonly string[]>> = {
  en: 'arrived bought fine love loved lovely month months order ordered product time times week weeks year years'.split(
    ' ',
  ),
  de: 'angekommen bestellt gekauft jahr jahre monat monate produkt toll woche wochen zeit'.split(' '),
  fr: 'acheté adore année années arrivé commande commandé fois mois produit semaine semaines temps'.split(
    ' ',
  ),
}

/** The words that most reviews of a product mention. */
export async function findMentions(db: ReviewsDatabase, productId: string): Promise<string[]> {
  const { title, body, locale, productName } = reviews
  const newest = await db
    .select({ title, body, locale, productName })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), sql`${reviews.status} = 'approved'`))
    .orderBy(desc(reviews.dateCreated), desc(reviews.id))
    .limit(READ_MAX)
  return getMentions(newest)
}

/**
 * At most six words of four letters or more that at least three reviews have in title or text, most reviews first.
 * Stop words of the review's language, words of time and buying, and words of the product's name are left out, and so
 * is a longer form of a word that is there: the search finds both by the shorter one.
 */
export function getMentions(
  given: readonly Pick<ReviewRow, 'title' | 'body' | 'locale' | 'productName'>[],
): string[] {
  const names = given.flatMap(({ productName }) => toWords(productName ?? ''))
  const isName = (word: string) => names.some((name) => word.startsWith(name))
  const words = given.flatMap(({ title, body, locale }) => {
    const [language = ''] = locale.split('-')
    const ignored = new Set([...(STOP_WORDS[language] ?? []), ...(ANY_REVIEW[language] ?? [])])
    return [...new Set(toWords(`${title} ${body}`))].filter((word) => !ignored.has(word) && !isName(word))
  })
  const mentioned = [...Map.groupBy(words, (word) => word)]
    .map(([word, same]) => ({ word, count: same.length }))
    .filter(({ count }) => count >= REVIEWS_MIN)
    .toSorted((a, b) => b.count - a.count || a.word.localeCompare(b.word))
    .map(({ word }) => word)
  return mentioned
    .filter((word) => !mentioned.some((other) => other !== word && word.startsWith(other)))
    .slice(0, WORDS_MAX)
}

const toWords = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
