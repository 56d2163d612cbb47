/** The exports of a route whose handler distinguishes the methods itself. */
export function toMethods<Handle>(handle: Handle) {
  return {
    DELETE: handle,
    GET: handle,
    HEAD: handle,
    OPTIONS: handle,
    PATCH: handle,
    POST: handle,
    PUT: handle,
  }
}

/** A response without a body. It is not cached, and no search engine indexes a failure. */
export function toPlainResponse(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  const isFailure = status >= 400
  return new Response(null, {
    status,
    headers: { 'cache-control': 'no-store', ...(isFailure && { 'x-robots-tag': 'noindex' }), ...headers },
  })
}
