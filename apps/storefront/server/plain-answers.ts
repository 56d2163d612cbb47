import type { ServerResponse } from 'node:http'
import type { Redirect } from '#routing/route.ts'

/** An answer without a body. Nobody keeps it. */
export function end(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  const isFailure = status >= 400
  response.writeHead(status, {
    'cache-control': 'no-store',
    ...(isFailure && { 'x-robots-tag': 'noindex' }),
    ...headers,
  })
  response.end()
}

/** For good, unless the redirect is for this visitor or this request alone. */
export function sendRedirect({ location, cookie, isOtherType }: Redirect, response: ServerResponse): void {
  if (isOtherType === true) return end(response, 303, { location, vary: 'Accept, Cookie' })
  if (cookie === undefined) end(response, 308, { location })
  else end(response, 303, { location, 'set-cookie': cookie, 'referrer-policy': 'no-referrer' })
}
