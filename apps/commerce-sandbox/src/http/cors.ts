const ALLOWED_HEADERS = 'authorization, content-type, x-session, x-locale, x-currency, cache-control'
const EXPOSED_HEADERS = 'x-session, x-request-id'
const PREFLIGHT_AGE_SECONDS = '600'

/**
 * Headers that let the storefront's pages, and nobody else's, read an answer with the public key.
 * No cookies are involved, so credentials stay off.
 */
export function getCorsHeaders(request: Request, storefrontUrl: string): Readonly<Record<string, string>> {
  const allowed = request.headers.get('origin') === new URL(storefrontUrl).origin
  return {
    vary: 'origin',
    ...(allowed
      ? {
          'access-control-allow-origin': new URL(storefrontUrl).origin,
          'access-control-expose-headers': EXPOSED_HEADERS,
        }
      : {}),
  }
}

/** Answer to a browser that asks whether it may send a request. */
export function answerPreflight(request: Request, storefrontUrl: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...getCorsHeaders(request, storefrontUrl),
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': ALLOWED_HEADERS,
      'access-control-max-age': PREFLIGHT_AGE_SECONDS,
    },
  })
}
