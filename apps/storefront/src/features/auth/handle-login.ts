import { login } from '@sorrel/commerce/account'
import { loginEndpoint } from '@sorrel/contracts/http'
import { err } from '@sorrel/domain/result'
import { createHandler } from '#service/endpoint/serve.ts'
import { toUpstreamError } from '#service/endpoint/to-upstream-error.ts'
import { createLoginLimiter } from './login-limiter.ts'
import { keepGuestCart } from './keep-guest-cart.ts'
import { loginForm } from './auth-forms.ts'

/** Wrong passwords count together, wherever they are tried. */
export const loginLimiter = createLoginLimiter()

/**
 * Signs a visitor in; the cart of before stays. Any refusal of the service is the same 401. See
 * docs/specification.md#log-in.
 */
export const handleLogin = createHandler(
  loginEndpoint,
  async ({ body, context }) => {
    const attempt = loginLimiter.begin({ email: body.email, address: context.address })
    if (!attempt.ok) return attempt
    const result = await keepGuestCart(context, () => login(context.commerce, body))
    if (result.ok) {
      attempt.value.succeed()
      return result
    }
    if (result.error.kind !== 'user') {
      attempt.value.takeBack()
      return toUpstreamError(result.error, 'internal')
    }
    return err({ code: 'unauthenticated', message: 'E-mail or password is wrong' })
  },
  loginForm,
)
