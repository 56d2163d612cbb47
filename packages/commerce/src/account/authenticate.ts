import { isRecord, parseFlag, parseText, type Untrusted } from '@sorrel/contracts/untrusted'
import { err, ok, type Result } from '@sorrel/domain/result'
import type { CommerceClient } from '../client.ts'
import type { CommerceError, UserErrorReason } from '../error.ts'
import {
  CheckTokenValidityDocument,
  LoginDocument,
  LogoutDocument,
  ResetPasswordDocument,
  SendResetPasswordMailDocument,
  SignupDocument,
  type LogoutMutation,
} from '../generated/account/graphql.ts'
import { andThen, decodeError } from '../wire/decode.ts'
import { mapRefusal } from '../wire/to-user-error.ts'

type Done = Result<null, CommerceError>

/** The id of the account that a session token belongs to; null for a visitor. */
export async function checkTokenValidity(
  client: CommerceClient,
  { session }: { readonly session?: string | undefined } = {},
): Promise<Result<string | null, CommerceError>> {
  const answer = await client.query(CheckTokenValidityDocument, {}, { session })
  return andThen(answer, (data) => ok(parseText(data.session?.accountId) ?? null))
}

function isSuccess(payload: Untrusted<LogoutMutation['logoutAccount']>): boolean {
  return parseFlag(payload?.success) ?? false
}

/** What a refusal of credentials speaks of. The service has changed its text before; a failure has none of these. */
const ABOUT_CREDENTIALS = /credential|password|e-?mail|incorrect|wrong|invalid|denied|log.?in|sign.?in/i

/**
 * Signs in; the new token is passed to `onSession`. The service's own no is `user` with reason `credentials`; so is a
 * sign-in after which the session belongs to no account. Any other answer is a failure of the service.
 */
export async function login(
  client: CommerceClient,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Result<{ readonly accountId: string }, CommerceError>> {
  let session: string | undefined
  const onSession = (token: string) => {
    session = token
  }
  const answer = mapRefusal(
    await client.mutate(LoginDocument, { email, password }, { onSession }),
    (message) => (ABOUT_CREDENTIALS.test(message) ? 'credentials' : undefined),
  )
  if (!answer.ok) return answer
  const success = parseFlag(answer.value.loginAccount?.success)
  if (success === undefined) return decodeError('login', 'The answer says neither yes nor no')
  const owner = success ? await checkTokenValidity(client, { session }) : ok(null)
  if (!owner.ok) return owner
  if (owner.value !== null) return ok({ accountId: owner.value })
  const message = 'The session belongs to no account'
  return err({ kind: 'user', operation: 'login', reason: 'credentials', message })
}

/** Signs out; the token of the new anonymous session is passed to `onSession`. */
export async function logout(client: CommerceClient): Promise<Done> {
  const answer = await client.mutate(LogoutDocument, {})
  return andThen(answer, ({ logoutAccount }) =>
    isSuccess(logoutAccount) ? ok(null) : decodeError('logout', 'The service did not sign out'),
  )
}

export interface SignUpArgs {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
}

/**
 * The reason behind the service's refusal of an account. For a taken e-mail the service only says "invalid", so a
 * refused e-mail of valid form counts as taken.
 */
export function getAccountReason(message: string): UserErrorReason {
  return /\be-?mail\b|UNIQUE|already|exists|in use/i.test(message) ? 'duplicate' : 'invalid'
}

/**
 * Creates an account and signs it in; the token is passed to `onSession`. A refusal is `user`: `duplicate` if the
 * e-mail was refused, most likely because it is taken, else `invalid`.
 */
export async function signUp(
  client: CommerceClient,
  { email, password, firstName, lastName }: SignUpArgs,
): Promise<Result<{ readonly email: string }, CommerceError>> {
  const variables = { email, password, firstName, lastName }
  const answer = mapRefusal(await client.mutate(SignupDocument, variables), getAccountReason)
  return andThen(answer, ({ createAccount }) =>
    isRecord(createAccount)
      ? ok({ email: parseText(createAccount.email) ?? email })
      : err({ kind: 'user', operation: 'signup', reason: 'invalid', message: 'The service made no account' }),
  )
}

/**
 * Requests a recovery mail. An unknown address gets no mail, but the same answer. The service replaces `{reset_key}` in
 * `passwordResetUrl` with the key.
 */
export async function sendResetPasswordMail(
  client: CommerceClient,
  { email, passwordResetUrl }: { readonly email: string; readonly passwordResetUrl: string },
): Promise<Done> {
  const answer = await client.mutate(SendResetPasswordMailDocument, { email, passwordResetUrl })
  return andThen(answer, ({ sendAccountRecovery }) =>
    isSuccess(sendAccountRecovery)
      ? ok(null)
      : decodeError('sendResetPasswordMail', 'The service sent no mail'),
  )
}

function getResetReason(message: string): UserErrorReason {
  if (/reset_?key|expired|not found|invalid key/i.test(message)) return 'expired'
  return /password/i.test(message) ? 'password' : 'expired'
}

/** Sets a password by the key of a recovery mail. A refusal is `user`: `password` when the password itself is too weak, else `expired`. */
export async function resetPassword(
  client: CommerceClient,
  { password, passwordResetKey }: { readonly password: string; readonly passwordResetKey: string },
): Promise<Done> {
  const answer = await client.mutate(ResetPasswordDocument, { password, passwordResetKey })
  return andThen(mapRefusal(answer, getResetReason), ({ recoverAccount }) =>
    isSuccess(recoverAccount)
      ? ok(null)
      : err({ kind: 'user', operation: 'resetPassword', reason: 'expired', message: 'The service refused' }),
  )
}
