import { isRecord, parseText } from '@sorrel/contracts/untrusted'
import type { SavedAddress, SavedCard } from '@sorrel/domain/account'
import { ok, type Result } from '@sorrel/domain/result'
import type { CommerceClient, CommerceDocument } from '../client.ts'
import type { CommerceError, UserErrorReason } from '../error.ts'
import {
  AddAddressDocument,
  AddCardDocument,
  DeleteAddressDocument,
  DeleteCardDocument,
  GetAddressesDocument,
  GetCardsDocument,
  SetDefaultAddressDocument,
  SetDefaultCardDocument,
  UpdateAddressDocument,
  UpdateCardDocument,
  type AccountAddressesFragment,
  type AccountCardsFragment,
  type AddAddressMutationVariables,
  type AddCardMutationVariables,
  type AddressFieldsFragment,
  type CardFieldsFragment,
  type UpdateCardMutationVariables,
} from '../generated/account/graphql.ts'
import { andThen, decodeRequired } from '../wire/decode.ts'
import { type MapContext, toList } from '../wire/to-list.ts'
import { isAboutMissing, mapRefusal } from '../wire/to-user-error.ts'
import type { Wire } from '../wire/wire.ts'
import { toSavedAddress, toSavedCard } from './to-account.ts'

export type AddressInput = AddAddressMutationVariables['input']
export type CardInput = AddCardMutationVariables['input']
export type CardChanges = UpdateCardMutationVariables['input']

type Id = { readonly id: string }

/** The account's addresses, null for a visitor. */
export async function fetchAddresses(
  client: CommerceClient,
): Promise<Result<readonly SavedAddress[] | null, CommerceError>> {
  const answer = await client.query(GetAddressesDocument, {})
  return andThen(answer, ({ account }) => ok(isRecord(account) ? toAddresses(account, client) : null))
}

/** The account's cards, null for a visitor. */
export async function fetchCards(
  client: CommerceClient,
): Promise<Result<readonly SavedCard[] | null, CommerceError>> {
  const answer = await client.query(GetCardsDocument, {})
  return andThen(answer, ({ account }) => ok(isRecord(account) ? toCards(account, client) : null))
}

function toAddresses(account: Wire<AccountAddressesFragment>, context: MapContext): readonly SavedAddress[] {
  const defaultId = parseText(account.shipping?.accountAddressId)
  const toItem = (address: Wire<AddressFieldsFragment>) => toSavedAddress(address, defaultId)
  return toList(account.addresses, { name: 'address', context, toItem })
}

function toCards(account: Wire<AccountCardsFragment>, context: MapContext): readonly SavedCard[] {
  const defaultId = parseText(account.billing?.accountCardId)
  const toItem = (card: Wire<CardFieldsFragment>) => toSavedCard(card, defaultId)
  return toList(account.cards, { name: 'card', context, toItem })
}

interface Change<Field extends string, V extends object> {
  readonly document: CommerceDocument<{ readonly [F in Field]: { readonly id: string | null } | null }, V>
  readonly variables: V
  /** The mutation's field in the answer. */
  readonly field: Field
}

function toId(value: { readonly id: unknown }): Id | undefined {
  const id = parseText(value.id)
  return id ? { id } : undefined
}

function getReason(message: string): UserErrorReason {
  return isAboutMissing(message) ? 'not_found' : 'invalid'
}

/** A null answer means that the account has no such record. */
async function change<Field extends string, V extends object>(
  client: CommerceClient,
  request: Change<Field, V>,
): Promise<Result<Id, CommerceError>> {
  const answer = mapRefusal(await client.mutate(request.document, request.variables), getReason)
  if (answer.ok && !isRecord(answer.value[request.field])) {
    const { field: operation } = request
    return { ok: false, error: { kind: 'user', operation, reason: 'not_found', message: 'No such record' } }
  }
  return andThen(answer, (data) =>
    decodeRequired(data[request.field], { operation: request.field, toRecord: toId }),
  )
}

/** Saves an address; a refusal is `user` with reason `invalid`. */
export function addAddress(client: CommerceClient, { input }: { readonly input: AddressInput }) {
  return change(client, { document: AddAddressDocument, variables: { input }, field: 'addAccountAddress' })
}

/** Changes an address; `not_found` when it is not the account's. */
export function updateAddress(
  client: CommerceClient,
  { addressId, input }: { readonly addressId: string; readonly input: AddressInput },
) {
  const variables = { addressId, input }
  return change(client, { document: UpdateAddressDocument, variables, field: 'updateAccountAddress' })
}

/** Deletes an address; `not_found` when it is not the account's. */
export function deleteAddress(client: CommerceClient, { addressId }: { readonly addressId: string }) {
  return change(client, {
    document: DeleteAddressDocument,
    variables: { addressId },
    field: 'deleteAccountAddress',
  })
}

/** Saves a card by the vault's token; a refusal is `user` with reason `invalid`. */
export function addCard(client: CommerceClient, { input }: { readonly input: CardInput }) {
  return change(client, { document: AddCardDocument, variables: { input }, field: 'addAccountCard' })
}

/** Changes a card's expiry; `not_found` when it is not the account's. */
export function updateCard(
  client: CommerceClient,
  { cardId, input }: { readonly cardId: string; readonly input: CardChanges },
) {
  return change(client, {
    document: UpdateCardDocument,
    variables: { cardId, input },
    field: 'updateAccountCard',
  })
}

/** Deletes a card; `not_found` when it is not the account's. */
export function deleteCard(client: CommerceClient, { cardId }: { readonly cardId: string }) {
  return change(client, { document: DeleteCardDocument, variables: { cardId }, field: 'deleteAccountCard' })
}

interface Default<V extends object, Account extends object, T> {
  readonly document: CommerceDocument<{ readonly updateAccount: Account | null }, V>
  readonly variables: V
  readonly toAll: (account: Wire<Account>, context: MapContext) => readonly T[]
}

async function setDefault<V extends object, Account extends object, T>(
  client: CommerceClient,
  { document, variables, toAll }: Default<V, Account, T>,
): Promise<Result<readonly T[], CommerceError>> {
  const answer = mapRefusal(await client.mutate(document, variables), () => 'not_found')
  return andThen(answer, (data) =>
    decodeRequired(data.updateAccount, {
      operation: 'updateAccount',
      toRecord: (account) => (isRecord(account) ? toAll(account, client) : undefined),
    }),
  )
}

/** Makes an address the default for deliveries; answers all addresses. */
export function setDefaultAddress(client: CommerceClient, variables: { readonly addressId: string }) {
  return setDefault(client, { document: SetDefaultAddressDocument, variables, toAll: toAddresses })
}

/** Makes a card the default for charges; answers all cards. */
export function setDefaultCard(client: CommerceClient, variables: { readonly cardId: string }) {
  return setDefault(client, { document: SetDefaultCardDocument, variables, toAll: toCards })
}
