import type {
  changeEmailEndpoint,
  changePasswordEndpoint,
  EndpointBody,
  updateProfileEndpoint,
} from '@sorrel/contracts/http'
import type { Account } from '@sorrel/domain/account'
import { err, ok, type Result } from '@sorrel/domain/result'
import { login, updateAccount } from '../account.ts'
import type { CommerceClient } from '../client.ts'
import type { ActionResult, CredentialOptions } from './action.ts'
import { type ActionFailure, toFailure, toWrongField } from './failure.ts'
import { requireCustomer } from './owner.ts'
import { countGuess, refuseWeakPassword } from './brute-force.ts'

/**
 * Changes names, phone and newsletter consent. A cleared phone is sent as an empty string, so that the service clears
 * it.
 */
export async function updateProfile(
  client: CommerceClient,
  input: EndpointBody<typeof updateProfileEndpoint>,
): ActionResult<typeof updateProfileEndpoint> {
  const customer = await requireCustomer(client)
  if (!customer.ok) return customer
  const changed = await updateAccount(client, { input: { ...input, phone: input.phone ?? '' } })
  return changed.ok ? ok({ account: changed.value }) : toFailure(changed.error)
}

/** Whether this is the customer's password. Wrong attempts count together with those of the log-in. */
async function checkPassword(
  { email }: Account,
  password: string,
  options: CredentialOptions,
): Promise<Result<null, ActionFailure>> {
  const attempt = await countGuess(options, 'log-in', email)
  if (!attempt.ok) return attempt
  const known = await login(options.openClient(), { email, password })
  if (known.ok) {
    await attempt.value.succeed()
    return ok(null)
  }
  if (known.error.kind !== 'user') {
    await attempt.value.takeBack()
    return toFailure(known.error)
  }
  return toWrongField({ currentPassword: 'validation.password_invalid' }, 'The current password is wrong')
}

/** Changes the e-mail address. Requires the password, because recovery mails go to this address. */
export async function changeEmail(
  client: CommerceClient,
  { email, currentPassword }: EndpointBody<typeof changeEmailEndpoint>,
  options: CredentialOptions,
): ActionResult<typeof changeEmailEndpoint> {
  const customer = await requireCustomer(client)
  if (!customer.ok) return customer
  const known = await checkPassword(customer.value, currentPassword, options)
  if (!known.ok) return known
  const changed = await updateAccount(client, { input: { email } })
  if (changed.ok) return ok({ account: changed.value })
  if (changed.error.kind !== 'user' || changed.error.reason === 'credentials') return toFailure(changed.error)
  return toWrongField({ email: 'validation.email_refused' }, 'The service refused the e-mail address')
}

/**
 * Changes the password, given the current one. The service then ends the account's other sessions and renews this one.
 */
export async function changePassword(
  client: CommerceClient,
  { password, currentPassword }: EndpointBody<typeof changePasswordEndpoint>,
  options: CredentialOptions,
): ActionResult<typeof changePasswordEndpoint> {
  const customer = await requireCustomer(client)
  if (!customer.ok) return customer
  const refusal = await refuseWeakPassword(options, password, customer.value)
  if (refusal !== undefined) return err(refusal)
  const known = await checkPassword(customer.value, currentPassword, options)
  if (!known.ok) return known
  const changed = await updateAccount(client, { input: { password } })
  if (changed.ok) return ok({})
  if (changed.error.kind !== 'user' || changed.error.reason !== 'invalid') return toFailure(changed.error)
  return toWrongField({ password: 'validation.password_invalid' }, 'The service refused the password')
}
