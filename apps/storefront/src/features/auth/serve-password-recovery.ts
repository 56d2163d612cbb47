import { sendResetPasswordMail } from '@sorrel/commerce/account'
import { passwordRecoveryEndpoint } from '@sorrel/contracts/http'
import { ok } from '@sorrel/domain/result'
import { serve } from '#platform/endpoint/serve.ts'
import { refuseUpstream } from '#platform/endpoint/upstream.ts'
import { createAttempts } from './attempts.ts'
import { getPasswordResetUrl } from './password-reset-url.ts'

const attempts = createAttempts()

/** Asks for a recovery mail: the same answer for a known and an unknown address. Each asking counts as a try. */
export const servePasswordRecovery = serve(passwordRecoveryEndpoint, async ({ body, visitor }) => {
  const attempt = { email: body.email, address: visitor.address }
  const allowed = attempts.check(attempt)
  if (!allowed.ok) return allowed
  attempts.addFailure(attempt)
  const result = await sendResetPasswordMail(visitor.commerce, {
    email: body.email,
    passwordResetUrl: getPasswordResetUrl(),
  })
  return result.ok ? ok({}) : refuseUpstream(result.error, 'internal')
})
