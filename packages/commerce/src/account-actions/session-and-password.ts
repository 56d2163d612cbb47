import type {
  EndpointBody,
  loginEndpoint,
  logoutEmptyEndpoint,
  logoutEndpoint,
  passwordRecoveryEndpoint,
  setPasswordEndpoint,
  signUpEndpoint,
} from '@sorrel/contracts/http'
import { err, ok } from '@sorrel/domain/result'
import {
  login as sendLogin,
  logout as sendLogout,
  resetPassword,
  sendResetPasswordMail,
  signUp as sendSignUp,
} from '../account.ts'
import { fetchCart } from '../cart.ts'
import { emptyCart } from '../cart-actions/empty-cart.ts'
import type { CommerceClient } from '../client.ts'
import type { ActionOptions, ActionResult, RecoveryOptions } from './action.ts'
import { toUpstream, toWrongField } from './failure.ts'
import { countGuess, refuseWeakPassword } from './brute-force.ts'
import { keepGuestCart } from './keep-guest-cart.ts'

/** Signs a visitor in and keeps the visitor's cart. Any refusal of the service is the same `unauthenticated`. */
export async function login(
  client: CommerceClient,
  input: EndpointBody<typeof loginEndpoint>,
  options: ActionOptions = {},
): ActionResult<typeof loginEndpoint> {
  const attempt = await countGuess(options, 'log-in', input.email)
  if (!attempt.ok) return attempt
  const result = await keepGuestCart(client, () => sendLogin(client, input), options)
  if (result.ok) {
    await attempt.value.succeed()
    return result
  }
  if (result.error.kind !== 'user') {
    await attempt.value.takeBack()
    return toUpstream(result.error)
  }
  return err({ kind: 'unauthenticated', message: 'E-mail or password is wrong' })
}

/**
 * Ends the session; the client then has one of a visitor. The service keeps the items and works their prices out again, so
 * the cart is read anew.
 */
export async function logout(
  client: CommerceClient,
  _input: EndpointBody<typeof logoutEndpoint>,
  { hasSession = true, onLogout, onGroup, onCart }: ActionOptions = {},
): ActionResult<typeof logoutEndpoint> {
  if (!hasSession) return ok({})
  const result = await sendLogout(client)
  if (!result.ok) return toUpstream(result.error)
  onLogout?.()
  onGroup?.(undefined)
  const cart = await fetchCart(client)
  if (cart.ok) onCart?.(cart.value)
  return ok({})
}

/** The same on a computer that others use: nothing is left in the cart. */
export async function logoutEmpty(
  client: CommerceClient,
  input: EndpointBody<typeof logoutEmptyEndpoint>,
  options: ActionOptions = {},
): ActionResult<typeof logoutEmptyEndpoint> {
  const emptied = options.hasSession === false ? ok(null) : await emptyCart(client, options)
  return emptied.ok ? logout(client, input, options) : toUpstream(emptied.error)
}

/**
 * Creates an account and signs it in. A taken e-mail gets the same `conflict` as any refusal, so that nobody learns who
 * has an account; its owner gets a recovery mail instead.
 */
export async function signUp(
  client: CommerceClient,
  input: EndpointBody<typeof signUpEndpoint>,
  options: RecoveryOptions,
): ActionResult<typeof signUpEndpoint> {
  const refusal = await refuseWeakPassword(options, input.password)
  if (refusal !== undefined) return err(refusal)
  const attempt = await countGuess(options, 'sign-up', input.email)
  if (!attempt.ok) return attempt
  const result = await keepGuestCart(client, () => sendSignUp(client, input), options)
  if (result.ok) {
    await attempt.value.succeed()
    return result
  }
  const { error } = result
  if (error.kind !== 'user') {
    await attempt.value.takeBack()
    return toUpstream(error)
  }
  if (error.reason === 'duplicate') await sendRecoveryMail(client, input.email, options)
  return err({ kind: 'conflict', message: 'The service refused the account' })
}

/** Has a recovery mail sent: the same answer for a known and an unknown address. Each call counts as a try. */
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

async function sendRecoveryMail(
  client: CommerceClient,
  email: string,
  { passwordResetUrl: url }: Pick<RecoveryOptions, 'passwordResetUrl'>,
) {
  const passwordResetUrl = typeof url === 'string' ? url : await url()
  return sendResetPasswordMail(client, { email, passwordResetUrl })
}

/** Sets a password by the key of a recovery mail; `expired` for a key that is used, old or unknown. */
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
