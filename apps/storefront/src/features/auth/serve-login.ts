import { login } from '@sorrel/commerce/account'
import { loginEndpoint } from '@sorrel/contracts/http'
import { err } from '@sorrel/domain/result'
import { serve } from '#platform/endpoint/serve.ts'
import { refuseUpstream } from '#platform/endpoint/upstream.ts'
import { createAttempts } from './attempts.ts'
import { keepGuestCart } from './keep-guest-cart.ts'
import { loginForm } from './auth-forms.ts'

/** Wrong passwords count together, wherever they are tried. */
export const loginAttempts = createAttempts()

/** Signs a visitor in; the bag of before stays. Any refusal of the service is the same 401. See docs/specification.md#log-in. */
export const serveLogin = serve(
  loginEndpoint,
  async ({ body, visitor }) => {
    const attempt = loginAttempts.begin({ email: body.email, address: visitor.address })
    if (!attempt.ok) return attempt
    const result = await keepGuestCart(visitor, () => login(visitor.commerce, body))
    if (result.ok) {
      attempt.value.succeed()
      return result
    }
    if (result.error.kind !== 'user') {
      attempt.value.takeBack()
      return refuseUpstream(result.error, 'internal')
    }
    return err({ code: 'unauthenticated', message: 'E-mail or password is wrong' })
  },
  loginForm,
)
