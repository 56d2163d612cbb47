import { err, ok, type Result } from '@sorrel/domain/result'
import { eq } from 'drizzle-orm'
import { accounts } from '../database/commerce-tables.ts'
import type { Service } from '../service.ts'
import type { AccountInput, FieldError } from './account-input.ts'
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
 * Changes the fields that are given: names, e-mail, password, newsletter, default address (`shipping`) and default
 * card (`billing`). See docs/commerce-service.md#account.
 */
export async function updateAccount(
  service: Service,
  account: AccountRow,
  input: AccountInput,
): Promise<Result<AccountRow, FieldError>> {
  const wrong =
    (await findWrongEmail(service, account, input)) ?? (await findWrongDefault(service, account, input))
  if (wrong !== undefined) return err(wrong)
  await service.db
    .update(accounts)
    .set({
      email: input.email ? normalizeEmail(input.email) : account.email,
      passwordHash: input.password ? await hashPassword(input.password) : account.passwordHash,
      firstName: input.firstName ?? account.firstName,
      lastName: input.lastName ?? account.lastName,
      phone: input.phone ?? account.phone,
      emailOptin: input.emailOptin ?? account.emailOptin,
      defaultAddressId: input.shipping?.accountAddressId ?? account.defaultAddressId,
      defaultCardId: input.billing?.accountCardId ?? account.defaultCardId,
    })
    .where(eq(accounts.id, account.id))
  return ok((await findAccount(service.db, account.id)) ?? account)
}

async function findWrongEmail(
  { db }: Service,
  account: AccountRow,
  { email }: AccountInput,
): Promise<FieldError | undefined> {
  const owner = email ? await findAccountByEmail(db, email) : undefined
  if (owner === undefined || owner.id === account.id) return undefined
  return {
    field: 'email',
    code: 'UNIQUE',
    message: 'Must be unique: there is an account with this e-mail address',
  }
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
