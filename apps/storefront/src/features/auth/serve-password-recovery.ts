import { sendResetPasswordMail } from '@sorrel/commerce/account'
import { passwordRecoveryEndpoint } from '@sorrel/contracts/http'
import { ok } from '@sorrel/domain/result'
import { serve } from '#platform/endpoint/serve.ts'
import { refuseUpstream } from '#platform/endpoint/upstream.ts'
import { createAttempts } from './attempts.ts'
import { getPasswordResetUrl } from './password-reset-url.ts'
import { recoveryForm } from './auth-forms.ts'

const attempts = createAttempts()

/** No answer comes sooner, so that the time it takes to write a mail tells nobody who has an account. */
const ANSWER_MIN_MS = 600

/** Asks for a recovery mail: the same answer for a known and an unknown address. Each asking counts as a try. */
export const servePasswordRecovery = serve(
  passwordRecoveryEndpoint,
  async ({ body, visitor }) => {
    const attempt = attempts.begin({ email: body.email, address: visitor.address })
    if (!attempt.ok) return attempt
    const passwordResetUrl = await getPasswordResetUrl(visitor.locale)
    const [result] = await Promise.all([
      sendResetPasswordMail(visitor.commerce, { email: body.email, passwordResetUrl }),
      wait(ANSWER_MIN_MS),
    ])
    return result.ok ? ok({}) : refuseUpstream(result.error, 'internal')
  },
  recoveryForm,
)

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
