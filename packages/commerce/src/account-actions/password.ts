import type { EndpointBody, passwordRecoveryEndpoint, setPasswordEndpoint } from '@sorrel/contracts/http'
import { err, ok } from '@sorrel/domain/result'
import { resetPassword, sendResetPasswordMail } from '../account.ts'
import type { CommerceClient } from '../client.ts'
import type { ActionOptions, ActionResult, RecoveryOptions } from './action.ts'
import { toUpstream, toWrongField } from './failure.ts'
import { countGuess, refuseWeakPassword } from './brute-force.ts'

/**
 * Requests a recovery mail. The answer is the same for a known and an unknown address. Each call counts as an attempt.
 */
export async function recoverPassword(
  client: CommerceClient,
  { email }: EndpointBody<typeof passwordRecoveryEndpoint>,
  options: RecoveryOptions,
): ActionResult<typeof passwordRecoveryEndpoint> {
  const attempt = await countGuess(options, 'recovery', email)
  if (!attempt.ok) return attempt
  const result = await sendRecoveryMail(client, email, options)
  return result.ok ? ok({}) : toUpstream(result.error)
}

/** Sends the mail with the key of `setPassword`. */
export async function sendRecoveryMail(
  client: CommerceClient,
  email: string,
  { passwordResetUrl: url }: Pick<RecoveryOptions, 'passwordResetUrl'>,
) {
  const passwordResetUrl = typeof url === 'string' ? url : await url()
  return sendResetPasswordMail(client, { email, passwordResetUrl })
}

/** Sets a password with the key of a recovery mail; `expired` for a key that is used, too old or unknown. */
export async function setPassword(
  client: CommerceClient,
  { key, password }: EndpointBody<typeof setPasswordEndpoint>,
  options: ActionOptions = {},
): ActionResult<typeof setPasswordEndpoint> {
  const refusal = await refuseWeakPassword(options, password)
  if (refusal !== undefined) return err(refusal)
  const result = await resetPassword(client, { password, passwordResetKey: key })
  if (result.ok) return ok({})
  if (result.error.kind !== 'user') return toUpstream(result.error)
  if (result.error.reason === 'password')
    return toWrongField({ password: 'validation.password_invalid' }, 'The service refused the password')
  return err({ kind: 'expired', message: 'The link has expired or was used' })
}
