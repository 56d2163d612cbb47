import { parseAccountText, toAccountText } from '@sorrel/contracts/saved-products'
import { isRecord } from '@sorrel/contracts/untrusted'
import { err, ok, type Result } from '@sorrel/domain/result'
import {
  applySavedChanges,
  getSavedChanges,
  type SavedChanges,
  type SavedProducts,
} from '@sorrel/domain/saved-products'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import { GetAccountMetadataDocument, UpdateAccountMetadataDocument } from '../generated/account/graphql.ts'
import { mapRefusal } from '../wire/to-user-error.ts'

/** The list's key among the account's metadata. One small word: the service may change the case of others. */
const KEY = 'sorrelsaved'

/**
 * Does what a shopper did to the list of saved products to that of the account, and answers the account's list. It is
 * written only when it differs, and no other metadata is written or answered. Null where the store's accounts keep no
 * list: they have no metadata, or the service refuses it. A visitor is `user` with reason `credentials`.
 */
export async function changeSavedProducts(
  client: CommerceClient,
  changes: SavedChanges,
): Promise<Result<SavedProducts | null, CommerceError>> {
  const found = mapRefusal(await client.query(GetAccountMetadataDocument, {}), () => 'invalid')
  if (!found.ok) return orUnkept(found.error)
  const { account } = found.value
  if (!isRecord(account)) return NOBODY
  const kept = readList(account.metadata)
  const next = applySavedChanges(kept, changes)
  const { added, removed } = getSavedChanges(kept, next)
  if (added.length === 0 && removed.length === 0) return ok(kept)
  const metadata = { [KEY]: toAccountText(next) }
  const written = mapRefusal(
    await client.mutate(UpdateAccountMetadataDocument, { metadata }),
    () => 'invalid' as const,
  )
  if (!written.ok) return orUnkept(written.error)
  // A store may take the field and not keep it.
  const answer = written.value.updateAccount?.metadata
  return ok(isRecord(answer) && answer[KEY] === metadata[KEY] ? next : null)
}

const NOBODY = err({
  kind: 'user',
  operation: 'getAccountMetadata',
  reason: 'credentials',
  message: 'The session belongs to no account',
} as const)

const readList = (metadata: unknown) => parseAccountText(isRecord(metadata) ? metadata[KEY] : undefined)

/** A refusal of the field is no fault; that of a stranger is one. */
function orUnkept(error: CommerceError): Result<null, CommerceError> {
  return error.kind === 'user' && error.reason === 'invalid' ? ok(null) : err(error)
}
