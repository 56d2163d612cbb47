import { isPasswordTooShort } from '@sorrel/contracts/forms'
import type { Account } from '@sorrel/domain/account'
import { err, ok, type Result } from '@sorrel/domain/result'
import type { ActionOptions, CountedTry, TryKind } from './action.ts'
import type { ActionFailure } from './failure.ts'

const UNCOUNTED: CountedTry = { succeed: () => Promise.resolve(), takeBack: () => Promise.resolve() }

/** Counts an attempt before it is made; `throttled` after too many. */
export async function countGuess(
  { countTry }: Pick<ActionOptions, 'countTry'>,
  kind: TryKind,
  name: string,
): Promise<Result<CountedTry, ActionFailure>> {
  const counted = (await countTry?.(kind, name)) ?? ok(UNCOUNTED)
  if (counted.ok) return counted
  return err({ kind: 'throttled', message: 'Too many tries', retryAfterSeconds: counted.error })
}

/**
 * Why a new password is rejected: too short for the shop, or too easy to guess for this person. Undefined if it is
 * acceptable.
 */
export async function refuseWeakPassword(
  { passwordRules, isCommonPassword }: Pick<ActionOptions, 'passwordRules' | 'isCommonPassword'>,
  password: string,
  { email, firstName, lastName }: PasswordOwner = {},
): Promise<ActionFailure | undefined> {
  if (isPasswordTooShort(password, passwordRules))
    return refuse('validation.password_too_short', 'The password is too short')
  const own = [email, firstName, lastName].filter((text) => text !== undefined)
  if ((await isCommonPassword?.(password, own)) === true)
    return refuse('validation.password_common', 'The password is a common one')
  return undefined
}

/** Whom the password is for, as far as it is known. */
type PasswordOwner = Partial<Pick<Account, 'email' | 'firstName' | 'lastName'>>

type Weakness = 'validation.password_too_short' | 'validation.password_common'

const refuse = (issue: Weakness, message: string): ActionFailure => ({
  kind: 'invalid',
  message,
  fields: { password: issue },
})
