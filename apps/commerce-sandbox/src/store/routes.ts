import { toAnswer } from '@sorrel/http/answer'
import { notFound } from '../http/refuse.ts'
import { withPublicKey } from '../http/public-key.ts'
import type { Handle, Route } from '../http/route.ts'
import { getText, type Lens } from './lens.ts'
import { resolveContent, resolveFields } from './resolve-content.ts'
import { toSnakeCase } from './snake-case.ts'
import type { Store } from './store.ts'

/** REST reads of settings and content: snake_case, in the language of `x-locale`. See docs/commerce-service.md#endpoints-and-headers. */
export const storeRoutes: readonly Route[] = [
  { method: 'GET', path: '/api/settings', cors: true, handle: withPublicKey(getSettings) },
  { method: 'GET', path: '/api/content/pages/:slug', cors: true, handle: withPublicKey(getPage) },
  { method: 'GET', path: '/api/content/quizzes/:id', cors: true, handle: withPublicKey(getQuiz) },
]

async function getSettings(...[request, { service }]: Parameters<Handle>): Promise<Response> {
  const { config, store, pictures } = service
  const [lens, settings] = await Promise.all([readLens(request, store), store.getSettings()])
  const values = await resolveFields(settings.values, lens, pictures)
  const storeFields = { ...settings.store, url: config.storefrontUrl, publicKey: config.publicKey }
  return toAnswer({ ...values, store: toSnakeCase(storeFields) })
}

/** A page that is not published is there with `$preview=true` only. */
async function getPage(...[request, { service, params, url }]: Parameters<Handle>): Promise<Response> {
  const lens = await readLens(request, service.store)
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
    name: getText(name, lens),
    published,
    meta_title: getText(metaTitle, lens) ?? null,
    meta_description: getText(metaDescription, lens) ?? null,
    sections: await resolveContent(sections, lens, service.pictures),
    date_created: page.createdAt.toISOString(),
    date_updated: page.changedAt.toISOString(),
  })
}

async function getQuiz(...[request, { service, params }]: Parameters<Handle>): Promise<Response> {
  const quiz = await service.store.getQuiz(params.id ?? '')
  if (quiz === undefined) return notFound('quiz')
  const lens = await readLens(request, service.store)
  const fields = await resolveFields(quiz.fields, lens, service.pictures)
  return toAnswer({ id: quiz.id, name: getText(quiz.name, lens), ...fields })
}

function readLens({ headers }: Request, store: Store): Promise<Lens> {
  return store.getLens({ locale: headers.get('x-locale'), currency: headers.get('x-currency') })
}
