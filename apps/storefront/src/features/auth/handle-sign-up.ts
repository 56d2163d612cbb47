import { sendResetPasswordMail, signUp } from '@sorrel/commerce/account'
import { signUpEndpoint } from '@sorrel/contracts/http'
import { err } from '@sorrel/domain/result'
import { createHandler } from '#service/endpoint/serve.ts'
import { toUpstreamError } from '#service/endpoint/to-upstream-error.ts'
import { createLoginLimiter } from './login-limiter.ts'
import { keepGuestCart } from './keep-guest-cart.ts'
import { getPasswordResetUrl } from './password-reset-url.ts'
import { signUpForm } from './auth-forms.ts'

const limiter = createLoginLimiter()

/**
 * Makes an account and signs it in. An e-mail that is taken gets the same 409 as any refusal, so that nobody learns who
 * has an account; its owner gets a recovery mail instead. See docs/specification.md#sign-up and
 * docs/decisions.md#own-endpoints.
 */
export const handleSignUp = createHandler(
  signUpEndpoint,
  async ({ body, context }) => {
    const attempt = limiter.begin({ email: body.email, address: context.address })
    if (!attempt.ok) return attempt
    const result = await keepGuestCart(context, () => signUp(context.commerce, body))
    if (result.ok) {
      attempt.value.succeed()
      return result
    }
    const { error } = result
    if (error.kind !== 'user') {
      attempt.value.takeBack()
      return toUpstreamError(error, 'internal')
    }
    if (error.reason === 'duplicate') {
      await sendResetPasswordMail(context.commerce, {
        email: body.email,
        passwordResetUrl: await getPasswordResetUrl(context.locale),
      })
    }
    return err({ code: 'conflict', message: 'The service refused the account' })
  },
  signUpForm,
)
