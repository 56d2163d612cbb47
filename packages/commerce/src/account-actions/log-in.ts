import type { EndpointBody, loginEndpoint, signUpEndpoint } from '@sorrel/contracts/http'
import { err } from '@sorrel/domain/result'
import { login as sendLogin, signUp as sendSignUp } from '../account.ts'
import type { CommerceClient } from '../client.ts'
import type { ActionOptions, ActionResult, RecoveryOptions } from './action.ts'
import { toUpstream } from './failure.ts'
import { countGuess, refuseWeakPassword } from './brute-force.ts'
import { keepGuestCart } from './keep-guest-cart.ts'
import { sendRecoveryMail } from './password.ts'

/** Signs a visitor in and keeps the visitor's cart. Every refusal by the service becomes the same `unauthenticated`. */
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
 * Creates an account and signs it in. A taken e-mail gets the same `conflict` as any other refusal, so that it does not
 * reveal who has an account; the owner gets a recovery mail instead.
 */
export async function signUp(
  client: CommerceClient,
  input: EndpointBody<typeof signUpEndpoint>,
  options: RecoveryOptions,
): ActionResult<typeof signUpEndpoint> {
  const refusal = await refuseWeakPassword(options, input.password, input)
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
