import { login, updateAccount } from '@sorrel/commerce/account'
import { changeEmailEndpoint, changePasswordEndpoint, updateProfileEndpoint } from '@sorrel/contracts/http'
import type { Account } from '@sorrel/domain/account'
import { err, ok, type Result } from '@sorrel/domain/result'
import { isCommonPassword, loginLimiter, refuseCommonPassword } from '#features/auth/server.ts'
import { createSessionCommerce } from '#service/commerce.ts'
import type { EndpointError } from '#service/endpoint/answer.ts'
import type { RequestContext } from '#service/endpoint/request-context.ts'
import { toChangeError } from '#service/endpoint/to-change-error.ts'
import { requireCustomer } from '#service/endpoint/require-customer.ts'
import { createHandler } from '#service/endpoint/serve.ts'
import { emailForm, passwordForm, profileForm } from './profile-forms.ts'

/** Names, phone and the newsletter's opt-in. An emptied phone is sent as an empty text, so that the service empties it. */
export const handleUpdateProfile = createHandler(
  updateProfileEndpoint,
  async ({ body, context }) => {
    const customer = await requireCustomer(context)
    if (!customer.ok) return customer
    const changed = await updateAccount(context.commerce, { input: { ...body, phone: body.phone ?? '' } })
    return changed.ok ? ok({}) : toChangeError(changed.error)
  },
  profileForm,
)

/**
 * Whether this is the customer's password, checked by a log-in in a separate session. Wrong tries count with those of the
 * log-in.
 */
async function checkPassword(
  context: RequestContext,
  { email }: Account,
  password: string,
): Promise<Result<null, EndpointError>> {
  const attempt = await loginLimiter.begin({ ...context, email })
  if (!attempt.ok) return attempt
  const known = await login(createSessionCommerce({ token: undefined }), { email, password })
  if (known.ok) {
    await attempt.value.succeed()
    return ok(null)
  }
  if (known.error.kind !== 'user') {
    await attempt.value.takeBack()
    return toChangeError(known.error)
  }
  const fields = { currentPassword: 'validation.password_invalid' }
  return err({ code: 'invalid', message: 'The current password is wrong', fields })
}

/** Another e-mail address, given the password: whoever has it can have a new password sent there. */
export const handleChangeEmail = createHandler(
  changeEmailEndpoint,
  async ({ body, context }) => {
    const customer = await requireCustomer(context)
    if (!customer.ok) return customer
    const known = await checkPassword(context, customer.value, body.currentPassword)
    if (!known.ok) return known
    const changed = await updateAccount(context.commerce, { input: { email: body.email } })
    if (changed.ok) return ok({})
    if (changed.error.kind !== 'user' || changed.error.reason === 'credentials')
      return toChangeError(changed.error)
    const fields = { email: 'validation.email_refused' }
    return err({ code: 'invalid', message: 'The service refused the e-mail address', fields })
  },
  emailForm,
)

/**
 * Sets another password, given the current one. The service then ends the account's other sessions and renews this one.
 * See docs/decisions.md#session.
 */
export const handleChangePassword = createHandler(
  changePasswordEndpoint,
  async ({ body, context }) => {
    const customer = await requireCustomer(context)
    if (!customer.ok) return customer
    if (await isCommonPassword(body.password)) return refuseCommonPassword()
    const known = await checkPassword(context, customer.value, body.currentPassword)
    if (!known.ok) return known
    const changed = await updateAccount(context.commerce, { input: { password: body.password } })
    if (changed.ok) return ok({})
    if (changed.error.kind !== 'user' || changed.error.reason !== 'invalid')
      return toChangeError(changed.error)
    const fields = { password: 'validation.password_invalid' }
    return err({ code: 'invalid', message: 'The service refused the password', fields })
  },
  passwordForm,
)
