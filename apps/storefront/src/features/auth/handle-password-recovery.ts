import { sendResetPasswordMail } from '@sorrel/commerce/account'
import { passwordRecoveryEndpoint } from '@sorrel/contracts/http'
import { ok } from '@sorrel/domain/result'
import { createHandler } from '#service/endpoint/serve.ts'
import { toUpstreamError } from '#service/endpoint/to-upstream-error.ts'
import { createLoginLimiter } from './login-limiter.ts'
import { getPasswordResetUrl } from './password-reset-url.ts'
import { recoveryForm } from './auth-forms.ts'

const limiter = createLoginLimiter()

/** No answer comes sooner, so that the time it takes to write a mail tells nobody who has an account. */
const ANSWER_MIN_MS = 600

/** Asks for a recovery mail: the same answer for a known and an unknown address. Each asking counts as a try. */
export const handlePasswordRecovery = createHandler(
  passwordRecoveryEndpoint,
  async ({ body, context }) => {
    const attempt = limiter.begin({ email: body.email, address: context.address })
    if (!attempt.ok) return attempt
    const passwordResetUrl = await getPasswordResetUrl(context.locale)
    const [result] = await Promise.all([
      sendResetPasswordMail(context.commerce, { email: body.email, passwordResetUrl }),
      wait(ANSWER_MIN_MS),
    ])
    return result.ok ? ok({}) : toUpstreamError(result.error, 'internal')
  },
  recoveryForm,
)

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
