import { logout } from '@sorrel/commerce/account'
import { logoutEndpoint } from '@sorrel/contracts/http'
import { ok } from '@sorrel/domain/result'
import { createHandler } from '#service/endpoint/serve.ts'
import { toUpstreamError } from '#service/endpoint/to-upstream-error.ts'
import { logoutForm } from './auth-forms.ts'

/** Ends the session; the cookie holds the visitor's fresh one afterwards. */
export const handleLogout = createHandler(
  logoutEndpoint,
  async ({ context }) => {
    if (!context.hasSession) return ok({})
    const result = await logout(context.commerce)
    return result.ok ? ok({}) : toUpstreamError(result.error, 'internal')
  },
  logoutForm,
)
