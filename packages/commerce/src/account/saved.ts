import { isRecord, parseText } from '@sorrel/contracts/untrusted'
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
  UpdateAccountDocument,
  UpdateAddressDocument,
  UpdateCardDocument,
  type AddAddressMutationVariables,
  type AddCardMutationVariables,
  type UpdateCardMutationVariables,
} from '../generated/account/graphql.ts'
import { andThen, decodeRequired } from '../wire/decode.ts'
import { toList } from '../wire/to-list.ts'
import { isAboutMissing, mapRefusal } from '../wire/to-user-error.ts'
import { toSavedAddress, toSavedCard, type SavedAddress, type SavedCard } from './to-account.ts'

export type AddressInput = AddAddressMutationVariables['input']
export type CardInput = AddCardMutationVariables['input']
export type CardChanges = UpdateCardMutationVariables['input']

type Id = { readonly id: string }

/** The account's addresses, null for a visitor. */
export async function fetchAddresses(
  client: CommerceClient,
): Promise<Result<readonly SavedAddress[] | null, CommerceError>> {
  const answer = await client.query(GetAddressesDocument, {})
  return andThen(answer, ({ account }) => {
    if (!isRecord(account)) return ok(null)
    const defaultId = parseText(account.shipping?.accountAddressId)
    return ok(
      toList(account.addresses, {
        name: 'address',
        context: client,
        toItem: (address) => toSavedAddress(address, defaultId),
      }),
    )
  })
}

/** The account's cards, null for a visitor. */
export async function fetchCards(
  client: CommerceClient,
): Promise<Result<readonly SavedCard[] | null, CommerceError>> {
  const answer = await client.query(GetCardsDocument, {})
  return andThen(answer, ({ account }) => {
    if (!isRecord(account)) return ok(null)
    const defaultId = parseText(account.billing?.accountCardId)
    return ok(
      toList(account.cards, {
        name: 'card',
        context: client,
        toItem: (card) => toSavedCard(card, defaultId),
      }),
    )
  })
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

async function setDefault(
  client: CommerceClient,
  input:
    | { readonly shipping: { readonly accountAddressId: string } }
    | { readonly billing: { readonly accountCardId: string } },
): Promise<Result<null, CommerceError>> {
  const answer = mapRefusal(await client.mutate(UpdateAccountDocument, { input }), () => 'not_found')
  return andThen(answer, (data) =>
    decodeRequired(data.updateAccount, {
      operation: 'updateAccount',
      toRecord: (value) => (isRecord(value) ? null : undefined),
    }),
  )
}

/** Makes an address the default for deliveries. */
export function setDefaultAddress(client: CommerceClient, { addressId }: { readonly addressId: string }) {
  return setDefault(client, { shipping: { accountAddressId: addressId } })
}

/** Makes a card the default for charges. */
export function setDefaultCard(client: CommerceClient, { cardId }: { readonly cardId: string }) {
  return setDefault(client, { billing: { accountCardId: cardId } })
}
