import { randomUUID } from 'node:crypto'
import { err, ok, type Result } from '@sorrel/domain/result'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { accountAddresses, accounts } from '../database/commerce-tables.ts'
import type { Service } from '../service.ts'
import type { AccountRow, AddressRow } from './account-rows.ts'
import { announceAddress } from './announce-account.ts'

const MAX_LENGTH = 200
const MAX_ADDRESSES = 50

const optional = z
  .string()
  .trim()
  .max(MAX_LENGTH)
  .nullish()
  .transform((value) => value || null)
const required = z.string({ error: 'is required' }).trim().min(1, 'is required').max(MAX_LENGTH)

const address = z.object({
  firstName: required,
  lastName: required,
  address1: required,
  address2: optional,
  city: required,
  state: optional,
  zip: required,
  country: z
    .string({ error: 'is required' })
    .regex(/^[A-Za-z]{2}$/, 'must be a two-letter code')
    .transform((code) => code.toUpperCase()),
  phone: optional,
})

/**
 * Saves an address of an account. The error names the first field that is wrong. See docs/commerce-service.md#account.
 */
export async function addAddress(
  service: Service,
  account: AccountRow,
  input: Readonly<Record<string, unknown>>,
): Promise<Result<AddressRow, string>> {
  const parsed = parseAddress(withNames(input))
  if (!parsed.ok) return parsed
  const { db, clock } = service
  const known = await db.$count(accountAddresses, eq(accountAddresses.accountId, account.id))
  if (known >= MAX_ADDRESSES) return err(`An account holds at most ${MAX_ADDRESSES} addresses`)
  const row = {
    id: randomUUID(),
    accountId: account.id,
    active: true,
    dateCreated: clock.now(),
    ...parsed.value,
  }
  await db.insert(accountAddresses).values(row)
  announceAddress(service, row)
  return ok(row)
}

/** Changes the given fields. An address of another account is treated as missing. */
export async function updateAddress(
  { db }: Service,
  account: AccountRow,
  change: { readonly addressId: string; readonly input: Readonly<Record<string, unknown>> },
): Promise<Result<AddressRow, string>> {
  const isOwn = and(eq(accountAddresses.id, change.addressId), eq(accountAddresses.accountId, account.id))
  const [old] = await db.select().from(accountAddresses).where(isOwn)
  if (old === undefined) return err(`Unknown address "${change.addressId}"`)
  const parsed = parseAddress({ ...old, ...withNames(change.input) })
  if (!parsed.ok) return parsed
  const [row] = await db.update(accountAddresses).set(parsed.value).where(isOwn).returning()
  return row === undefined ? err(`Unknown address "${change.addressId}"`) : ok(row)
}

/** Removes an address and returns it. If it was the default address, the account has none afterwards. */
export async function deleteAddress(
  { db }: Service,
  account: AccountRow,
  addressId: string,
): Promise<Result<AddressRow, string>> {
  const [row] = await db
    .delete(accountAddresses)
    .where(and(eq(accountAddresses.id, addressId), eq(accountAddresses.accountId, account.id)))
    .returning()
  if (row === undefined) return err(`Unknown address "${addressId}"`)
  if (account.defaultAddressId === addressId) {
    await db.update(accounts).set({ defaultAddressId: null }).where(eq(accounts.id, account.id))
  }
  return ok(row)
}

function parseAddress(input: Readonly<Record<string, unknown>>): Result<z.infer<typeof address>, string> {
  const parsed = address.safeParse(input)
  if (parsed.success) return ok(parsed.data)
  const [issue] = parsed.error.issues
  return err(`${issue?.path.map(String).join('.') ?? 'address'} ${issue?.message ?? 'is not valid'}`)
}

/** `name` is split into first and last name where those are not given. */
function withNames(input: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (typeof input.name !== 'string' || input.firstName || input.lastName) return input
  const [firstName, ...rest] = input.name.trim().split(/\s+/)
  return { ...input, firstName, lastName: rest.join(' ') || firstName }
}
