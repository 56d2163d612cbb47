import { toReaderPath } from '#routing/reader-path.ts'
import type { PageAnswer } from './answer.ts'

/**
 * A page with the addresses at which it is there in other types. A client that asks the page for one of these types is sent
 * on: caches have to know that this depends on `Accept`.
 */
export function withReaderTypes(answer: PageAnswer, path: string): PageAnswer {
  const { headers } = answer
  if (headers['content-type']?.startsWith('text/html') !== true) return answer
  const links = [
    ...(headers.link === undefined ? [] : [headers.link]),
    `<${toReaderPath(path, 'md')}>; rel="alternate"; type="text/markdown"`,
    `<${toReaderPath(path, 'json')}>; rel="alternate"; type="application/json"`,
  ]
  return { ...answer, headers: { ...headers, link: links.join(', '), vary: `Accept, ${headers.vary ?? ''}` } }
}
