import { toAnswer } from '@sorrel/contracts/http/answer'
import { toSnakeCase } from '../listing/stored-record.ts'
import { parseNestedQuery } from '../http/nested-query.ts'
import { withPublicKey } from '../http/public-key.ts'
import { notFound } from '../http/refuse.ts'
import type { Handle, Route } from '../http/route.ts'
import { toConnection } from '../listing/connection.ts'
import type { Pictures } from '../media/pictures.ts'
import type { ContentModel } from './content-models.ts'
import type { QuizDocument } from './documents.ts'
import { getText, type Market } from './market.ts'
import { resolveContent, resolveFields } from './resolve-content.ts'
import type { PageRecord, Store } from './store.ts'

/** REST reads of settings and content: snake_case, in the language of `x-locale`. See docs/commerce-service.md#endpoints-and-headers. */
export const storeRoutes: readonly Route[] = [
  { method: 'GET', path: '/api/settings', cors: true, handle: withPublicKey(getSettings) },
  { method: 'GET', path: '/api/content/pages', cors: true, handle: withModel('pages', getPages) },
  { method: 'GET', path: '/api/content/pages/:slug', cors: true, handle: withModel('pages', getPage) },
  { method: 'GET', path: '/api/content/quizzes', cors: true, handle: withModel('quizzes', getQuizzes) },
  { method: 'GET', path: '/api/content/quizzes/:id', cors: true, handle: withModel('quizzes', getQuiz) },
]

/** Settings are always read from the cache. */
async function getSettings(...[request, { service, url }]: Parameters<Handle>): Promise<Response> {
  const { config, store, pictures } = service
  const market = await readMarket(request, store)
  const settings = await service.reads.read([url.pathname, market.locale, market.currency.code], () =>
    store.getSettings(),
  )
  const values = await resolveFields(settings.values, market, pictures)
  const storeFields = { ...settings.store, url: config.storefrontUrl, publicKey: config.publicKey }
  return toAnswer({ ...values, store: toSnakeCase(storeFields) })
}

/** Content of a model that the store does not have is an unknown address. */
function withModel(model: ContentModel, handle: Handle): Handle {
  return withPublicKey((request, context) =>
    context.service.config.contentModels.has(model) ? handle(request, context) : notFound('model'),
  )
}

/** Lists hold published records only. */
async function getPages(...[request, { service, url }]: Parameters<Handle>): Promise<Response> {
  const market = await readMarket(request, service.store)
  const published = (await service.store.getPages()).filter(({ document }) => document.published)
  return toList(url, await Promise.all(published.map((page) => toRestPage(page, market, service.pictures))))
}

/** A single read returns drafts too; a page that is missing is `null`. */
async function getPage(...[request, { service, params }]: Parameters<Handle>): Promise<Response> {
  const market = await readMarket(request, service.store)
  const pages = await service.store.getPages()
  const page = pages.find(({ document }) => document.slug === params.slug)
  return toAnswer(page === undefined ? null : await toRestPage(page, market, service.pictures))
}

async function toRestPage(
  { document, createdAt, changedAt }: PageRecord,
  market: Market,
  pictures: Pictures,
) {
  const { id, slug, name, published, metaTitle, metaDescription, sections } = document
  return {
    id,
    slug,
    name: getText(name, market),
    published,
    meta_title: getText(metaTitle, market) ?? null,
    meta_description: getText(metaDescription, market) ?? null,
    sections: await resolveContent(sections, market, pictures),
    date_created: createdAt.toISOString(),
    date_updated: changedAt.toISOString(),
  }
}

async function getQuizzes(...[request, { service, url }]: Parameters<Handle>): Promise<Response> {
  const market = await readMarket(request, service.store)
  const quizzes = await service.store.getQuizzes()
  return toList(url, await Promise.all(quizzes.map((quiz) => toRestQuiz(quiz, market, service.pictures))))
}

function toList(url: URL, records: readonly unknown[]): Response {
  const { limit, page } = parseNestedQuery(url.searchParams)
  const found = toConnection(records, { limit: Number(limit ?? 15), page: Number(page ?? 1) })
  return toAnswer({
    count: found.count,
    page: found.page,
    page_count: found.pageCount,
    results: found.results,
  })
}

/** A quiz that is missing is an empty string: the service answers a missing record either way. */
async function getQuiz(...[request, { service, params }]: Parameters<Handle>): Promise<Response> {
  const quiz = await service.store.getQuiz(params.id ?? '')
  if (quiz === undefined) return toAnswer('')
  return toAnswer(await toRestQuiz(quiz, await readMarket(request, service.store), service.pictures))
}

async function toRestQuiz(quiz: QuizDocument, market: Market, pictures: Pictures) {
  return {
    id: quiz.id,
    name: getText(quiz.name, market),
    ...(await resolveFields(quiz.fields, market, pictures)),
  }
}

function readMarket({ headers }: Request, store: Store): Promise<Market> {
  return store.getMarket({ locale: headers.get('x-locale'), currency: headers.get('x-currency') })
}
