import { toAnswer } from '@sorrel/http/answer'
import { withPublicKey } from '../http/public-key.ts'
import { notFound } from '../http/refuse.ts'
import type { Handle, Route } from '../http/route.ts'
import { getText, type Market } from './market.ts'
import { resolveContent, resolveFields } from './resolve-content.ts'
import type { Store } from './store.ts'

/** REST reads of settings and content: snake_case, in the language of `x-locale`. See docs/commerce-service.md#endpoints-and-headers. */
export const storeRoutes: readonly Route[] = [
  { method: 'GET', path: '/api/settings', cors: true, handle: withPublicKey(getSettings) },
  { method: 'GET', path: '/api/content/pages/:slug', cors: true, handle: withPublicKey(getPage) },
  { method: 'GET', path: '/api/content/quizzes/:id', cors: true, handle: withPublicKey(getQuiz) },
]

async function getSettings(...[request, { service }]: Parameters<Handle>): Promise<Response> {
  const { config, store, pictures } = service
  const [market, settings] = await Promise.all([readMarket(request, store), store.getSettings()])
  const values = await resolveFields(settings.values, market, pictures)
  const storeFields = { ...settings.store, url: config.storefrontUrl, publicKey: config.publicKey }
  return toAnswer({ ...values, store: toSnakeCase(storeFields) })
}

/** A page that is not published is there with `$preview=true` only. */
async function getPage(...[request, { service, params, url }]: Parameters<Handle>): Promise<Response> {
  const market = await readMarket(request, service.store)
  const isPreview = url.searchParams.get('$preview') === 'true'
  const pages = await service.store.getPages()
  const page = pages.find(
    ({ document }) => document.slug === params.slug && (document.published || isPreview),
  )
  if (page === undefined) return notFound('page')
  const { id, slug, name, published, metaTitle, metaDescription, sections } = page.document
  return toAnswer({
    id,
    slug,
    name: getText(name, market),
    published,
    meta_title: getText(metaTitle, market) ?? null,
    meta_description: getText(metaDescription, market) ?? null,
    sections: await resolveContent(sections, market, service.pictures),
    date_created: page.createdAt.toISOString(),
    date_updated: page.changedAt.toISOString(),
  })
}

async function getQuiz(...[request, { service, params }]: Parameters<Handle>): Promise<Response> {
  const quiz = await service.store.getQuiz(params.id ?? '')
  if (quiz === undefined) return notFound('quiz')
  const market = await readMarket(request, service.store)
  const fields = await resolveFields(quiz.fields, market, service.pictures)
  return toAnswer({ id: quiz.id, name: getText(quiz.name, market), ...fields })
}

function readMarket({ headers }: Request, store: Store): Promise<Market> {
  return store.getMarket({ locale: headers.get('x-locale'), currency: headers.get('x-currency') })
}

/** Field names of JSON over REST: `homePage` becomes `home_page`, at every depth. See docs/commerce-service.md#endpoints-and-headers. */
function toSnakeCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSnakeCase)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [toSnakeName(name), toSnakeCase(member)]),
  )
}

function toSnakeName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
