import { sendResetPasswordMail, signUp } from '@sorrel/commerce/account'
import { signUpEndpoint } from '@sorrel/contracts/http'
import { err } from '@sorrel/domain/result'
import { serve } from '#platform/endpoint/serve.ts'
import { refuseUpstream } from '#platform/endpoint/upstream.ts'
import { createAttempts } from './attempts.ts'
import { keepGuestCart } from './keep-guest-cart.ts'
import { getPasswordResetUrl } from './password-reset-url.ts'
import { signUpForm } from './auth-forms.ts'

const attempts = createAttempts()

/**
 * Makes an account and signs it in. An e-mail that is taken gets the same 409 as any refusal, so that nobody learns who
 * has an account; its owner gets a recovery mail instead. See docs/specification.md#sign-up and
 * docs/decisions.md#own-endpoints.
 */
export const serveSignUp = serve(
  signUpEndpoint,
  async ({ body, visitor }) => {
    const attempt = attempts.begin({ email: body.email, address: visitor.address })
    if (!attempt.ok) return attempt
    const result = await keepGuestCart(visitor, () => signUp(visitor.commerce, body))
    if (result.ok) {
      attempt.value.succeed()
      return result
    }
    const { error } = result
    if (error.kind !== 'user') {
      attempt.value.takeBack()
      return refuseUpstream(error, 'internal')
    }
    if (error.reason === 'duplicate') {
      await sendResetPasswordMail(visitor.commerce, {
        email: body.email,
        passwordResetUrl: await getPasswordResetUrl(visitor.locale),
      })
    }
    return err({ code: 'conflict', message: 'The service refused the account' })
  },
  signUpForm,
)
