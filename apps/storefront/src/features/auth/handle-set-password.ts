import { resetPassword } from '@sorrel/commerce/account'
import { setPasswordEndpoint } from '@sorrel/contracts/http'
import { err, ok } from '@sorrel/domain/result'
import { createHandler } from '#service/endpoint/serve.ts'
import { toUpstreamError } from '#service/endpoint/to-upstream-error.ts'
import { setPasswordForm } from './auth-forms.ts'

/**
 * Sets a password by the key of a recovery mail. 401 sends the shopper to the page of expired links. See
 * docs/specification.md#forgotten-passwords.
 */
export const handleSetPassword = createHandler(
  setPasswordEndpoint,
  async ({ body, context }) => {
    const result = await resetPassword(context.commerce, {
      password: body.password,
      passwordResetKey: body.key,
    })
    if (result.ok) return ok({})
    const { error } = result
    if (error.kind !== 'user') return toUpstreamError(error, 'internal')
    if (error.reason === 'password') {
      const fields = { password: 'validation.password_invalid' }
      return err({ code: 'invalid', message: 'The service refused the password', fields })
    }
    return err({ code: 'expired', message: 'The link has expired or was used' })
  },
  setPasswordForm,
)
