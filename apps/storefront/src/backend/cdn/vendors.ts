import type { Env } from '#config/env.ts'

/** How a CDN receives the tags of a response, and how they are purged. */
export interface Cdn {
  /** The response header that lists the tags; the CDN removes it. */
  readonly header: string
  readonly separator: string
  /** Maximum number of tags per call. */
  readonly tagsAtOnce: number
  toPurge(tags: readonly string[]): Request
}

interface Account {
  readonly api: string
  readonly zone: string
  readonly token: string
}

/** https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/ */
const toCloudflare = ({ api, zone, token }: Account): Cdn => ({
  header: 'cache-tag',
  separator: ',',
  tagsAtOnce: 30,
  toPurge: (tags) =>
    new Request(`${api}/zones/${zone}/purge_cache`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
    }),
})

/** https://www.fastly.com/documentation/reference/api/purging/ */
const toFastly = ({ api, zone, token }: Account): Cdn => ({
  header: 'surrogate-key',
  separator: ' ',
  tagsAtOnce: 256,
  toPurge: (tags) =>
    new Request(`${api}/service/${zone}/purge`, {
      method: 'POST',
      headers: { 'fastly-key': token, 'surrogate-key': tags.join(' ') },
    }),
})

const VENDORS = {
  cloudflare: { toCdn: toCloudflare, api: 'https://api.cloudflare.com/client/v4' },
  fastly: { toCdn: toFastly, api: 'https://api.fastly.com' },
} as const

/** The CDN in front, where one is named. */
export function getCdn({ cdn, cdnZone, cdnToken, cdnApiUrl }: Env): Cdn | undefined {
  if (cdn === undefined || cdnZone === undefined || cdnToken === undefined) return undefined
  const { toCdn, api } = VENDORS[cdn]
  return toCdn({ api: cdnApiUrl ?? api, zone: encodeURIComponent(cdnZone), token: cdnToken })
}

/** A tag as every CDN takes it: without spaces, commas and letters beyond ASCII. */
export const toCdnTag = (tag: string): string => encodeURIComponent(tag)

/** Maximum length of the list of tags, because some proxies reject longer headers. */
const TAGS_LENGTH_MAX = 8000

/** Cache lifetime of a page that the CDN could not purge. */
const MOMENT = 's-maxage=1'

/** The headers of a page with the tags of its data, so that the CDN can purge it when one of them changes. */
export function toCdnHeaders(tags: readonly string[], cdn: Cdn): Record<string, string> {
  const list = [...new Set(tags.map(toCdnTag))].join(cdn.separator)
  return list.length <= TAGS_LENGTH_MAX ? { [cdn.header]: list } : { 'cache-control': MOMENT }
}
