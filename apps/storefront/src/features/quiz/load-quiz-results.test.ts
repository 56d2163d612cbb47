import { createServer } from 'node:http'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { listenLocally } from '#testing/listen-locally.ts'

/** A catalogue, most popular first: every tenth product is one of the category `late`, which begins at the thousandth. */
const CATALOGUE = Array.from({ length: 3000 }, (_, index) => ({
  id: `id-${index}`,
  slug: `soap-${index}`,
  name: `Soap ${index}`,
  price: 6,
  categories: index >= 1000 && index % 10 === 0 ? [{ slug: 'late', name: 'Late' }] : [],
}))

const give = (points: number, model: 'products' | 'categories', ...slugs: string[]) => ({
  points,
  product_selection: slugs.map((slug) => ({ _model: model, slug })),
})

const QUIZ = {
  id: 'finder',
  name: 'Finder',
  questions: [
    {
      id: 'q1',
      type: 'quiz_question',
      question_type: 'single_select',
      question_prompt: 'For whom?',
      answers_card: [
        { id: 'far', option: 'Far', selection: [give(5, 'products', 'soap-2990', 'soap-7')] },
        { id: 'late', option: 'Late', selection: [give(3, 'categories', 'late')] },
        { id: 'gone', option: 'Gone', selection: [give(3, 'products', 'no-such-soap')] },
      ],
    },
  ],
  results_page: [{ title: 'Results' }],
}

interface Asked {
  readonly limit: number
  readonly sort: string
  readonly categories?: readonly string[]
  readonly where: { readonly slug?: { readonly $in: readonly string[] } }
}

/** What the service was asked of its lists. */
let asked: Asked[]
beforeEach(() => {
  asked = []
})

const findProducts = ({ limit, categories, where }: Asked) =>
  CATALOGUE.filter(
    (product) =>
      (categories === undefined || product.categories.some(({ slug }) => categories.includes(slug))) &&
      (where.slug?.$in.includes(product.slug) ?? true),
  ).slice(0, limit)

const service = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    const isQuiz = request.url?.includes('/content/quizzes/') === true
    const { query = '', variables = {} } = isQuiz ? {} : JSON.parse(body)
    const isList = query.includes('getProductsPaginated')
    if (isList) asked.push(variables)
    const results = isList ? findProducts(variables) : []
    const products = { count: results.length, page: 1, pageCount: 1, results }
    const data = { products, storeSettings: { store: { locale: 'en' } }, menuSettings: { sections: [] } }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(isQuiz ? QUIZ : { data }))
  })
})
const commerceUrl = await listenLocally(service)
afterAll(() => service.close())

const MARKET = { locale: 'en', currency: 'GBP' }

/** Slugs of the products that the address of the results names, in a process that has just started. */
async function answer(query: string): Promise<readonly string[]> {
  vi.stubEnv('COMMERCE_URL', commerceUrl)
  vi.stubEnv('CATALOG_API_URL', '')
  for (const name of ['breakers', 'running reads', 'retry budget'])
    Reflect.deleteProperty(globalThis, Symbol.for(`sorrel.storefront.${name}`))
  vi.resetModules()
  const { loadQuizResults } = await import('./load-quiz-results.ts')
  const address = await loadQuizResults(MARKET, 'finder', query).catch((thrown: unknown) =>
    thrown instanceof Error && 'digest' in thrown ? String(thrown.digest) : Promise.reject(thrown),
  )
  if (typeof address !== 'string') throw new Error('The answers lead to no address')
  return (/products=([^;&]*)/.exec(address)?.[1] ?? '').split(/,|%2C/)
}

test('a product that an answer names is found wherever it stands among three thousand', async () => {
  expect(await answer('q-q1=far')).toEqual(['soap-7', 'soap-2990'])
  expect(asked.map(({ limit, where }) => [limit, where.slug?.$in])).toEqual([
    [100, undefined],
    [100, ['soap-2990', 'soap-7']],
  ])
})

test('a category that an answer names gives its most popular products, though they are none of the hundred first', async () => {
  expect(await answer('q-q1=late')).toEqual(['soap-1000', 'soap-1010', 'soap-1020'])
  expect(asked.map(({ sort, categories }) => [sort, categories])).toEqual([
    ['popularity desc', undefined],
    ['popularity desc', ['late']],
  ])
})

test.each([
  ['no answer', ''],
  ['an answer whose product is gone', 'q-q1=gone'],
])('%s gives the most popular products', async (_, query) => {
  expect(await answer(query)).toEqual(['soap-0', 'soap-1', 'soap-2'])
})
