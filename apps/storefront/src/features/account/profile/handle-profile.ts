import { login, logout, updateAccount } from '@sorrel/commerce/account'
import { changePasswordEndpoint, updateProfileEndpoint } from '@sorrel/contracts/http'
import { err, ok } from '@sorrel/domain/result'
import { loginLimiter } from '#features/auth/server.ts'
import { createSessionCommerce } from '#service/commerce.ts'
import { toChangeError } from '#service/endpoint/to-change-error.ts'
import { requireCustomer } from '#service/endpoint/require-customer.ts'
import { createHandler } from '#service/endpoint/serve.ts'
import { passwordForm, profileForm } from './profile-forms.ts'

/** Names and the newsletter's opt-in. */
export const handleUpdateProfile = createHandler(
  updateProfileEndpoint,
  async ({ body, context }) => {
    const customer = await requireCustomer(context)
    if (!customer.ok) return customer
    const changed = await updateAccount(context.commerce, { input: body })
    return changed.ok ? ok({}) : toChangeError(changed.error)
  },
  profileForm,
)

/**
 * Sets another password, given the current one, which is checked by a log-in in a separate session. The service then
 * ends the account's other sessions and renews this one. Wrong tries count with those of the log-in. See
 * docs/decisions.md#session.
 */
export const handleChangePassword = createHandler(
  changePasswordEndpoint,
  async ({ body, context }) => {
    const customer = await requireCustomer(context)
    if (!customer.ok) return customer
    const { email } = customer.value
    const attempt = loginLimiter.begin({ email, address: context.address })
    if (!attempt.ok) return attempt
    const separate = createSessionCommerce({ token: undefined })
    const known = await login(separate, { email, password: body.currentPassword })
    if (!known.ok) {
      if (known.error.kind !== 'user') {
        attempt.value.takeBack()
        return toChangeError(known.error)
      }
      const fields = { currentPassword: 'validation.password_invalid' }
      return err({ code: 'invalid', message: 'The current password is wrong', fields })
    }
    attempt.value.succeed()
    await logout(separate)
    const changed = await updateAccount(context.commerce, { input: { password: body.password } })
    if (changed.ok) return ok({})
    if (changed.error.kind !== 'user' || changed.error.reason !== 'invalid')
      return toChangeError(changed.error)
    const fields = { password: 'validation.password_invalid' }
    return err({ code: 'invalid', message: 'The service refused the password', fields })
  },
  passwordForm,
)
