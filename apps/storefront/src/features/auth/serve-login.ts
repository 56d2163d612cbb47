import { login } from '@sorrel/commerce/account'
import { loginEndpoint } from '@sorrel/contracts/http'
import { err, ok } from '@sorrel/domain/result'
import { serve } from '#platform/endpoint/serve.ts'
import { refuseUpstream } from '#platform/endpoint/upstream.ts'
import { createAttempts } from './attempts.ts'
import { keepGuestCart } from './keep-guest-cart.ts'

const attempts = createAttempts()

/** Signs a visitor in; the bag of before stays. Any refusal of the service is the same 401. Specification section 8. */
export const serveLogin = serve(loginEndpoint, async ({ body, visitor }) => {
  const attempt = { email: body.email, address: visitor.address }
  const allowed = attempts.check(attempt)
  if (!allowed.ok) return allowed
  const result = await keepGuestCart(visitor, () => login(visitor.commerce, body))
  if (result.ok) {
    attempts.addSuccess(attempt)
    return ok({})
  }
  if (result.error.kind !== 'user') return refuseUpstream(result.error, 'internal')
  attempts.addFailure(attempt)
  return err({ code: 'unauthenticated', message: 'E-mail or password is wrong' })
})
