import { z } from 'zod'

const headers = z.record(z.string(), z.unknown())
const bytes = z.instanceof(Buffer)

const page = z.looseObject({
  kind: z.literal('APP_PAGE'),
  html: z.string(),
  rscData: bytes.optional(),
  headers: headers.optional(),
  status: z.number().optional(),
  postponed: z.string().optional(),
  segmentData: z.map(z.string(), bytes).optional(),
})

const route = z.looseObject({ kind: z.literal('APP_ROUTE'), body: bytes, status: z.number(), headers })

const data = z.looseObject({
  kind: z.literal('FETCH'),
  data: z.looseObject({ body: z.string(), url: z.string().optional(), status: z.number().optional() }),
  tags: z.array(z.string()).optional(),
  revalidate: z.union([z.number(), z.literal(false)]).optional(),
})

/** The kinds of Next's cache values that this handler stores. */
export const valueSchema = z.discriminatedUnion('kind', [page, route, data])

export type PageValue = z.infer<typeof page>
export type RouteValue = z.infer<typeof route>
export type DataValue = z.infer<typeof data>
export type CachedValue = PageValue | RouteValue | DataValue

const TAGS_HEADER = 'x-next-cache-tags'

/** The tags that Next stored in a page's headers. */
function getWrittenTags({ headers: written }: PageValue | RouteValue): readonly string[] {
  const text = written?.[TAGS_HEADER]
  return typeof text === 'string' ? text.split(',').filter(Boolean) : []
}

/** `unstable_cache` stores text, `fetch` base64. */
export function getText({ data: { body, url } }: DataValue): string {
  return url ? Buffer.from(body, 'base64').toString() : body
}

type GetTags = (content: { readonly html?: string; readonly body?: string }) => readonly string[]

/** The tags of a page: Next's, and further ones by its content. */
export function getPageTags(value: PageValue | RouteValue, getTags: GetTags): readonly string[] {
  const more = value.kind === 'APP_PAGE' ? getTags({ html: value.html }) : getRouteTags(value, getTags)
  return [...new Set([...getWrittenTags(value), ...more])]
}

function getRouteTags({ body, headers: written }: RouteValue, getTags: GetTags): readonly string[] {
  return /json|xml|text/.test(String(written['content-type'])) ? getTags({ body: body.toString() }) : []
}

const ROUTE_KEY = /^\/route-cache\/([^/]+\/[^/]+)\/\$/

/** Splits Next's key into the rendered path and its route. */
export function readKey(key: string): { readonly path: string; readonly owner: string } {
  const owner = ROUTE_KEY.exec(key)?.[1] ?? ''
  const path = key.replace(ROUTE_KEY, '')
  return { owner, path: path === '/index' ? '/' : path.replace(/^\/index(?=\/index(\/|$))/, '') }
}
