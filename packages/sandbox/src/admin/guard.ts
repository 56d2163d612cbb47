import { isSame } from '../http/public-key.ts'
import { fail } from '../http/refuse.ts'
import type { Handle } from '../http/route.ts'

/**
 * Admits the shop's operator only. If a token is set: `Authorization: Bearer {ADMIN_TOKEN}`, or the token as the
 * password in a browser's dialog. Without a token: callers on this machine that address the service by one of its own
 * host names, because a web page could point another name here. Requests from web pages are always refused, except
 * those of the service's own editor.
 */
export function withAdmin(handle: Handle): Handle {
  return (request, context) => {
    const { adminToken, publicUrl } = context.service.config
    const isAllowed =
      adminToken === undefined
        ? context.isLocal && isOwnName(context.url.hostname, publicUrl)
        : isSame(getToken(request.headers.get('authorization') ?? ''), adminToken)
    if (!isAllowed)
      return fail({
        status: 401,
        code: 'unauthorized',
        message: 'Administration needs ADMIN_TOKEN.',
        headers: { 'www-authenticate': 'Basic realm="Sorrel sandbox", charset="UTF-8"' },
      })
    const origin = request.headers.get('origin')
    if (origin !== null && origin !== new URL(publicUrl).origin)
      return fail({ status: 403, code: 'forbidden', message: 'Not from a web page.' })
    return handle(request, context)
  }
}

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]']

function isOwnName(hostname: string, publicUrl: string): boolean {
  return LOCAL_NAMES.includes(hostname) || hostname === new URL(publicUrl).hostname
}

/** The token of `Bearer {token}`, or the password of `Basic` with any name. */
function getToken(authorization: string): string {
  const [scheme, credentials = ''] = authorization.split(' ')
  if (scheme === 'Bearer') return credentials
  if (scheme !== 'Basic') return ''
  return Buffer.from(credentials, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '')
}
