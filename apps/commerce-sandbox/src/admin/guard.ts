import { isSame } from '../http/public-key.ts'
import { fail } from '../http/respond.ts'
import type { Handle } from '../http/route.ts'

/**
 * Lets the shop's operator through: `Authorization: Bearer {ADMIN_TOKEN}` where a token is set, else callers on this
 * machine. Requests that a web page sends from a browser are refused either way.
 */
export function withAdmin(handle: Handle): Handle {
  return (request, context) => {
    const { adminToken } = context.service.config
    const isAllowed =
      adminToken === undefined
        ? context.isLocal
        : isSame(request.headers.get('authorization') ?? '', `Bearer ${adminToken}`)
    if (!isAllowed)
      return fail({ status: 401, code: 'unauthorized', message: 'Administration needs ADMIN_TOKEN.' })
    if (request.headers.has('origin'))
      return fail({ status: 403, code: 'forbidden', message: 'Not from a web page.' })
    return handle(request, context)
  }
}
