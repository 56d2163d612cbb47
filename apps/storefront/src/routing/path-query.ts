/** The query that a cached page's path inside the app holds, so that the page needs no request to be made. */
export function readPathQuery(segment: string): string {
  return Buffer.from(segment, 'base64url').toString('utf8')
}

/** The same as a path segment. */
export function toPathQuery(query: string): string {
  return Buffer.from(query).toString('base64url')
}
