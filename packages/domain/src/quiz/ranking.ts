import type { QuizSelection } from './quiz.ts'

/** Products a quiz recommends at most. */
export const MAX_QUIZ_RESULTS = 3

const KEPT_CATEGORY_RANKS = 3
const KEPT_PRODUCT_RANKS = 2

/** What ranking needs of a product. */
export interface QuizProduct {
  readonly slug: string
  readonly categorySlugs: readonly string[]
}

type Points = Map<string, number>

/**
 * The slugs to recommend, at most three, best first.
 *
 * 1. Points add up per product and per category.
 * 2. Of the categories only those with one of the three highest point counts stay.
 * 3. Each gives its points to the already ranked products that belong to it; where those have more than two
 *    different point counts, only to the ones with the two highest.
 * 4. Most points first; where the third and fourth place tie, the tied ones are taken by popularity.
 *
 * Without answers, or when no known product got points, the most popular. Unknown slugs are ignored; a choice that
 * names only categories ranks their most popular products.
 */
export function rankQuizResults(question: {
  readonly answers: readonly { readonly selection: readonly QuizSelection[] }[]
  /** Every product of the shop, most popular first. */
  readonly products: readonly QuizProduct[]
}): readonly string[] {
  const { products } = question
  const selections = question.answers.flatMap((answer) => answer.selection)
  const known = new Set(products.map((product) => product.slug))
  const ranked = new Map([...sumPoints(selections, 'products')].filter(([slug]) => known.has(slug)))
  const categories = keepHighest(sumPoints(selections, 'categories'), KEPT_CATEGORY_RANKS)
  if (ranked.size === 0) return getPopular(products, categories)
  const total = addCategoryPoints(ranked, categories, products)
  const order = products.filter((product) => total.has(product.slug))
  return order
    .toSorted((left, right) => (total.get(right.slug) ?? 0) - (total.get(left.slug) ?? 0))
    .slice(0, MAX_QUIZ_RESULTS)
    .map((product) => product.slug)
}

function sumPoints(selections: readonly QuizSelection[], model: 'products' | 'categories'): Points {
  const points: Points = new Map()
  for (const selection of selections) {
    for (const target of selection.productSelection) {
      if (target.model === model) points.set(target.slug, (points.get(target.slug) ?? 0) + selection.points)
    }
  }
  return points
}

/** The entries whose points are among the highest `ranks` different counts, compared as numbers. */
function keepHighest(points: Points, ranks: number): Points {
  const counts = [...new Set(points.values())].toSorted((left, right) => right - left)
  const cutOff = counts[ranks - 1] ?? Number.NEGATIVE_INFINITY
  return new Map([...points].filter(([, count]) => count >= cutOff))
}

function addCategoryPoints(ranked: Points, categories: Points, products: readonly QuizProduct[]): Points {
  const total = new Map(ranked)
  for (const [slug, points] of categories) {
    const members = new Set(products.filter((one) => one.categorySlugs.includes(slug)).map((one) => one.slug))
    const memberPoints = new Map([...ranked].filter(([member]) => members.has(member)))
    for (const member of keepHighest(memberPoints, KEPT_PRODUCT_RANKS).keys()) {
      total.set(member, (total.get(member) ?? 0) + points)
    }
  }
  return total
}

/** The most popular products, those of the best categories first. */
function getPopular(products: readonly QuizProduct[], categories: Points): readonly string[] {
  const getScore = (product: QuizProduct) =>
    Math.max(0, ...product.categorySlugs.map((slug) => categories.get(slug) ?? 0))
  return products
    .toSorted((left, right) => getScore(right) - getScore(left))
    .slice(0, MAX_QUIZ_RESULTS)
    .map((product) => product.slug)
}
