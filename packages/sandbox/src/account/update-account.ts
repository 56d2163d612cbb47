import { err, ok, type Result } from '@sorrel/domain/result'
import { eq } from 'drizzle-orm'
import { accounts } from '../database/commerce-tables.ts'
import type { Service } from '../service.ts'
import { type AccountInput, type FieldError, REFUSED_EMAIL } from './account-input.ts'
import { addAddress } from './addresses.ts'
import { announceAccount } from './announce-account.ts'
import {
  type AccountRow,
  findAccount,
  findAccountByEmail,
  normalizeEmail,
  readAddresses,
  readCards,
} from './account-rows.ts'
import { hashPassword } from './password.ts'

/**
 * Changes the fields that are given: names, e-mail, password, newsletter, default address (`shipping`), default card
 * (`billing`) and the keys of `metadata`; keys that are not given stay. See docs/commerce-service.md#account.
 */
export async function updateAccount(
  service: Service,
  account: AccountRow,
  input: AccountInput,
): Promise<Result<AccountRow, FieldError>> {
  const wrong =
    (await findWrongEmail(service, account, input)) ?? (await findWrongDefault(service, account, input))
  if (wrong !== undefined) return err(wrong)
  const address = await getDefaultAddressId(service, account, input)
  if (!address.ok) return address
  await service.db
    .update(accounts)
    .set({
      email: input.email ? normalizeEmail(input.email) : account.email,
      passwordHash: input.password ? await hashPassword(input.password) : account.passwordHash,
      firstName: input.firstName ?? account.firstName,
      lastName: input.lastName ?? account.lastName,
      phone: input.phone ?? account.phone,
      emailOptin: input.emailOptin ?? account.emailOptin,
      defaultAddressId: address.value ?? account.defaultAddressId,
      defaultCardId: input.billing?.accountCardId ?? account.defaultCardId,
      metadata: input.metadata ? { ...account.metadata, ...input.metadata } : account.metadata,
    })
    .where(eq(accounts.id, account.id))
  const changed = (await findAccount(service.db, account.id)) ?? account
  announceAccount(service, changed, account)
  return ok(changed)
}

/** A default address that is given in full is saved as a new address of the account. */
async function getDefaultAddressId(
  service: Service,
  account: AccountRow,
  { shipping }: AccountInput,
): Promise<Result<string | undefined, FieldError>> {
  const { accountAddressId, ...written } = shipping ?? {}
  if (accountAddressId || Object.keys(written).length === 0) return ok(accountAddressId ?? undefined)
  const added = await addAddress(service, account, written)
  return added.ok ? ok(added.value.id) : err({ field: 'shipping', code: 'INVALID', message: added.error })
}

async function findWrongEmail(
  { db }: Service,
  account: AccountRow,
  { email }: AccountInput,
): Promise<FieldError | undefined> {
  const owner = email ? await findAccountByEmail(db, email) : undefined
  if (owner === undefined || owner.id === account.id) return undefined
  return REFUSED_EMAIL
}

async function findWrongDefault(
  { db }: Service,
  account: AccountRow,
  { shipping, billing }: AccountInput,
): Promise<FieldError | undefined> {
  const addressId = shipping?.accountAddressId
  if (addressId && !(await readAddresses(db, account.id)).some(({ id }) => id === addressId)) {
    return {
      field: 'shipping.accountAddressId',
      code: 'INVALID',
      message: 'Must be an address of the account',
    }
  }
  const cardId = billing?.accountCardId
  if (cardId && !(await readCards(db, account.id)).some(({ id }) => id === cardId)) {
    return { field: 'billing.accountCardId', code: 'INVALID', message: 'Must be a card of the account' }
  }
  return undefined
}
