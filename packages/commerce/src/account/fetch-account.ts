import { isRecord } from '@sorrel/contracts/untrusted'
import type { Account } from '@sorrel/domain/account'
import { ok, type Result } from '@sorrel/domain/result'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import {
  CreateNewsletterSubscriberDocument,
  GetAccountDetailsDocument,
  UpdateAccountDocument,
  UpdateSessionDocument,
  type UpdateAccountMutationVariables,
} from '../generated/account/graphql.ts'
import { andThen, decodeError, decodeRecord, decodeRequired } from '../wire/decode.ts'
import { mapRefusal } from '../wire/to-user-error.ts'
import { getAccountReason } from './authenticate.ts'
import { toAccount } from './to-account.ts'

/** The signed-in customer; null for a visitor. */
export async function fetchAccount(client: CommerceClient): Promise<Result<Account | null, CommerceError>> {
  const answer = await client.query(GetAccountDetailsDocument, {})
  return andThen(answer, ({ account }) =>
    decodeRecord(account, { operation: 'getAccountDetails', toRecord: toAccount }),
  )
}

export type AccountChanges = UpdateAccountMutationVariables['input']

/** Changes the customer's details; a refusal is `user` with reason `invalid`, or `duplicate` for a taken e-mail. */
export async function updateAccount(
  client: CommerceClient,
  { input }: { readonly input: AccountChanges },
): Promise<Result<Account, CommerceError>> {
  const answer = await client.mutate(UpdateAccountDocument, { input })
  const refused = mapRefusal(answer, getAccountReason)
  return andThen(refused, (data) =>
    decodeRequired(data.updateAccount, { operation: 'updateAccount', toRecord: toAccount }),
  )
}

/**
 * Adds an address to the newsletter, without a password; an address that is already subscribed counts as added. Use a
 * client without the visitor's session: the service would sign that session in.
 */
export async function createNewsletterSubscriber(
  client: CommerceClient,
  { email }: { readonly email: string },
): Promise<Result<null, CommerceError>> {
  const answer = await client.mutate(CreateNewsletterSubscriberDocument, { email })
  const refused = mapRefusal(answer, getAccountReason)
  if (!refused.ok && refused.error.kind === 'user' && refused.error.reason === 'duplicate') return ok(null)
  return andThen(refused, ({ createAccount }) =>
    isRecord(createAccount)
      ? ok(null)
      : decodeError('createNewsletterSubscriber', 'The service added nobody'),
  )
}

/** Sets the currency and language of the session. */
export async function updateSession(
  client: CommerceClient,
  { currency, locale }: { readonly currency?: string; readonly locale?: string },
): Promise<Result<null, CommerceError>> {
  const answer = await client.mutate(UpdateSessionDocument, { input: { currency, locale } })
  return andThen(answer, (data) =>
    isRecord(data.updateSession) ? ok(null) : decodeError('updateSession', 'The answer holds no session'),
  )
}
