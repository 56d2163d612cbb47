import { logout } from '@sorrel/commerce/account'
import { logoutEndpoint } from '@sorrel/contracts/http'
import { ok } from '@sorrel/domain/result'
import { serve } from '#platform/endpoint/serve.ts'
import { refuseUpstream } from '#platform/endpoint/upstream.ts'
import { logoutForm } from './auth-forms.ts'

/** Ends the session; the cookie holds the visitor's fresh one afterwards. */
export const serveLogout = serve(
  logoutEndpoint,
  async ({ visitor }) => {
    if (!visitor.hasSession) return ok({})
    const result = await logout(visitor.commerce)
    return result.ok ? ok({}) : refuseUpstream(result.error, 'internal')
  },
  logoutForm,
)
