import { parseFlag, parseText } from '@sorrel/contracts/untrusted'
import type { Account, SavedAddress, SavedCard } from '@sorrel/domain/account'
import type {
  AddressFieldsFragment,
  CardFieldsFragment,
  GetAccountDetailsQuery,
} from '../generated/account/graphql.ts'
import type { Wire } from '../wire/wire.ts'
import { toCardSummary, toFullName, toPostalAddress } from '../wire/to-address.ts'

/** The signed-in customer; nothing without an e-mail address. */
export function toAccount(wire: Wire<GetAccountDetailsQuery['account']>): Account | undefined {
  const email = parseText(wire.email)
  if (!email) return undefined
  return {
    email,
    name: toFullName(wire) ?? email,
    firstName: parseText(wire.firstName) ?? '',
    lastName: parseText(wire.lastName) ?? '',
    phone: parseText(wire.phone),
    emailOptin: parseFlag(wire.emailOptin) ?? false,
    group: parseText(wire.group),
  }
}

export function toSavedAddress(
  wire: Wire<AddressFieldsFragment>,
  defaultId: string | undefined,
): SavedAddress | undefined {
  const id = parseText(wire.id)
  const address = toPostalAddress(wire)
  if (!id || !address) return undefined
  return {
    ...address,
    id,
    firstName: parseText(wire.firstName) ?? address.name.split(' ').slice(0, -1).join(' '),
    lastName: parseText(wire.lastName) ?? address.name.split(' ').at(-1) ?? '',
    isDefault: id === defaultId,
  }
}

export function toSavedCard(
  wire: Wire<CardFieldsFragment>,
  defaultId: string | undefined,
): SavedCard | undefined {
  const id = parseText(wire.id)
  const card = toCardSummary(wire)
  return id && card ? { ...card, id, isDefault: id === defaultId } : undefined
}
