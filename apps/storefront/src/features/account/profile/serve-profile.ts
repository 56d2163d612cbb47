import { login, logout, updateAccount } from '@sorrel/commerce/account'
import { changePasswordEndpoint, updateProfileEndpoint } from '@sorrel/contracts/http'
import { err, ok } from '@sorrel/domain/result'
import { loginAttempts } from '#features/auth/serve-login.ts'
import { createSessionCommerce } from '#platform/commerce.ts'
import { refuseChange } from '#platform/endpoint/refuse-change.ts'
import { requireCustomer } from '#platform/endpoint/require-customer.ts'
import { serve } from '#platform/endpoint/serve.ts'
import { passwordForm, profileForm } from './profile-forms.ts'

/** Names and whether news may come by e-mail. */
export const serveUpdateProfile = serve(
  updateProfileEndpoint,
  async ({ body, visitor }) => {
    const customer = await requireCustomer(visitor)
    if (!customer.ok) return customer
    const changed = await updateAccount(visitor.commerce, { input: body })
    return changed.ok ? ok({}) : refuseChange(changed.error)
  },
  profileForm,
)

/**
 * Sets another password for whoever knows the one of now, which is tried in a session of its own. The service ends the
 * account's other sessions and renews this one. Wrong tries count with those of the log-in. See
 * docs/decisions.md#session.
 */
export const serveChangePassword = serve(
  changePasswordEndpoint,
  async ({ body, visitor }) => {
    const customer = await requireCustomer(visitor)
    if (!customer.ok) return customer
    const { email } = customer.value
    const attempt = loginAttempts.begin({ email, address: visitor.address })
    if (!attempt.ok) return attempt
    const apart = createSessionCommerce({ token: undefined })
    const known = await login(apart, { email, password: body.currentPassword })
    if (!known.ok) {
      if (known.error.kind !== 'user') {
        attempt.value.takeBack()
        return refuseChange(known.error)
      }
      const fields = { currentPassword: 'validation.password_invalid' }
      return err({ code: 'invalid', message: 'The current password is wrong', fields })
    }
    attempt.value.succeed()
    await logout(apart)
    const changed = await updateAccount(visitor.commerce, { input: { password: body.password } })
    if (changed.ok) return ok({})
    if (changed.error.kind !== 'user' || changed.error.reason !== 'invalid')
      return refuseChange(changed.error)
    const fields = { password: 'validation.password_invalid' }
    return err({ code: 'invalid', message: 'The service refused the password', fields })
  },
  passwordForm,
)
