/** Path segments that are secrets. */
const SECRET_SEGMENT =
  /(\/set-password\/|\/webhooks\/commerce\/|\/ucp\/continue\/|\/ucp\/v1\/(?:carts|checkout-sessions)\/)[^/]+/

/**
 * A request's path as it may be logged: without the query, which can contain names and keys, and without password keys.
 */
export function getLoggedPath(url: string): string {
  return (url.split('?')[0] ?? '').replace(SECRET_SEGMENT, '$1…')
}

/** Whether the request is a health check of a load balancer or supervisor. */
export const isProbe = (path: string): boolean => path === '/healthz' || path === '/readyz'

/**
 * A failure is an error in the log. Health checks are logged only when they fail; a server that is not ready yet
 * responds as it should.
 */
export function getLogLevel(path: string, status: number): 'error' | 'info' | 'debug' {
  if (isProbe(path)) return status >= 400 ? 'info' : 'debug'
  return status >= 500 ? 'error' : 'info'
}
