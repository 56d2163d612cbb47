import { type Cdn, toCdnTag } from './vendors.ts'

/** Longer lists do not get through every proxy. */
const TAGS_LENGTH_MAX = 8000

/** What a CDN may keep for a moment only: a page that it could not be told to forget. */
const MOMENT = 's-maxage=1'

/** The headers of a page with the tags of what it is made of, so that the CDN can forget it when one of these changes. */
export function toCdnHeaders(tags: readonly string[], cdn: Cdn): Record<string, string> {
  const list = [...new Set(tags.map(toCdnTag))].join(cdn.separator)
  return list.length <= TAGS_LENGTH_MAX ? { [cdn.header]: list } : { 'cache-control': MOMENT }
}
