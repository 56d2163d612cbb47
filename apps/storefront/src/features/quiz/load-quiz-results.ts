import { fetchProductsPage, MAX_LIMIT, type ProductsPageArgs } from '@sorrel/commerce/catalog'
import type { CleanQuiz } from '@sorrel/commerce/content'
import { fetchProduct } from '@sorrel/commerce/product'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { routes, withLocale } from '@sorrel/contracts/routes'
import type { Product, ProductPreview } from '@sorrel/domain/product'
import { getQuizSelections, MAX_QUIZ_RESULTS, rankQuizResults } from '@sorrel/domain/quiz'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { getPublicCommerce } from '#backend/commerce.ts'
import type { Loaded } from '#shop/load-or-fallback.ts'
import type { Market } from '#request/market.ts'
import { getMetadata } from '#shop/metadata.ts'
import { CATALOG_TAG } from '#backend/revalidation.ts'
import { loadStore } from '#request/store.ts'
import { getAvailable } from '#backend/unavailable.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import { NAME_FIELD, NAME_MAX, readAnswerQuery } from './quiz-query.ts'
import { loadQuizContent } from './load-quiz.ts'

export interface QuizResultsScreenProps {
  readonly quiz: CleanQuiz
  /** The shopper's name; undefined when the quiz does not ask for it or it is left empty. */
  readonly name: string | undefined
  /** Best first, at most three; products that no longer exist are left out. */
  readonly products: readonly Product[]
}

const PRODUCTS_FIELD = 'products'
const SLUG = /^[a-z0-9][a-z0-9-]{0,99}$/i

/**
 * A quiz's results. An address with answers is ranked and redirects to the address that names the products, so that
 * results can be shared without the answers. See docs/decisions.md#routes.
 */
export const loadQuizResults = cache(
  async (market: Market, id: string, query: string): Promise<Loaded<QuizResultsScreenProps>> => {
    const [store, quiz] = await Promise.all([loadStore(market), loadQuizContent(market, id)])
    const params = new URLSearchParams(query)
    const name = params.get(NAME_FIELD)?.trim().slice(0, NAME_MAX) || undefined
    const slugs = params.has(PRODUCTS_FIELD) ? readSlugs(params) : await rank(quiz, market, params)
    if (!params.has(PRODUCTS_FIELD) && slugs.length > 0) {
      const place = { locale: market.locale, defaultLocale: store.settings.store.locale }
      redirect(withLocale(place, routes.quizResults({ id, name, products: slugs })))
    }
    const found = await Promise.all(slugs.map((slug) => loadResult(market, slug)))
    const metadata = getMetadata(store, {
      market,
      path: routes.quiz(id),
      titles: [quiz.resultsPage.title, store.t('quiz.results.title')],
      filtered: true,
    })
    const screen = {
      quiz,
      name,
      products: found.flatMap((product) => product ?? []),
    }
    return { metadata, shop: createShopView(store, market), screen }
  },
)

function readSlugs(query: URLSearchParams): readonly string[] {
  const slugs = (query.get(PRODUCTS_FIELD) ?? '').split(',').filter((slug) => SLUG.test(slug))
  return [...new Set(slugs)].slice(0, MAX_QUIZ_RESULTS)
}

async function loadResult(market: Market, slug: string): Promise<Product | null> {
  return getAvailable(await fetchProduct(getPublicCommerce([cacheTags.product(slug)]), { slug, ...market }))
}

async function rank(quiz: CleanQuiz, market: Market, params: URLSearchParams): Promise<readonly string[]> {
  const answers = getQuizSelections(quiz, { answers: readAnswerQuery(quiz, params) })
  const products = await loadCandidates(answers, market)
  return rankQuizResults({
    answers,
    products: products.map(({ slug, categories }) => ({
      slug,
      categorySlugs: categories.map((category) => category.slug),
    })),
  })
}

/**
 * The quiz's candidates, most popular first: the hundred most popular of all products, then those of the chosen
 * categories, then those that the answers name. Three calls at most, whatever the size of the catalogue.
 */
async function loadCandidates(
  answers: ReturnType<typeof getQuizSelections>,
  market: Market,
): Promise<readonly ProductPreview[]> {
  const chosen = answers.flatMap(({ selection }) => selection.flatMap((each) => each.productSelection))
  const getSlugs = (model: 'products' | 'categories') => [
    ...new Set(chosen.flatMap((each) => (each.model === model ? [each.slug] : []))),
  ]
  const [categories, named] = [getSlugs('categories'), getSlugs('products')]
  const lists = await Promise.all([
    loadPopular(market),
    categories.length === 0 ? [] : loadPopular(market, { categories }),
    named.length === 0 ? [] : loadPopular(market, { where: { slug: { $in: named } } }),
  ])
  return [...new Map(lists.flat().map((product) => [product.slug, product])).values()]
}

/** The hundred most popular products, of all or of some. */
export async function loadPopular(
  market: Market,
  some: Pick<ProductsPageArgs, 'categories' | 'where'> = {},
): Promise<readonly ProductPreview[]> {
  const args = { ...market, ...some, limit: MAX_LIMIT, sort: 'popularity desc' }
  return getAvailable(
    await fetchProductsPage(getPublicCommerce([CATALOG_TAG], { showsProducts: true }), args),
  ).products
}
