import type { PageAnswer } from '../pages/answer.ts'
import type { FoundPage } from '../pages/cached-pages.ts'
import { type Cdn, toCdnTag } from './vendors.ts'

/** Longer lists do not get through every proxy. */
const TAGS_LENGTH_MAX = 8000

/** What a CDN may keep for a moment only: a page that is being renewed, or that it could not be told to forget. */
const MOMENT = 's-maxage=1'

/** The answer with the tags of what it is made of, so that the CDN can forget it when one of these changes. */
export function toTaggedAnswer(
  { answer, reads, use }: Exclude<FoundPage, { use: 'none' }>,
  cdn: Cdn,
): PageAnswer {
  const tags = new Set(reads.flatMap((read) => read.tags).map(toCdnTag))
  const list = [...tags].join(cdn.separator)
  const isWhole = list.length <= TAGS_LENGTH_MAX
  const headers = {
    ...answer.headers,
    ...(isWhole && { [cdn.header]: list }),
    ...((use === 'stale' || !isWhole) && { 'cache-control': MOMENT }),
  }
  return { ...answer, headers }
}
