import { randomUUID } from 'node:crypto'
import { err, ok, type Result } from '@sorrel/domain/result'
import { eq } from 'drizzle-orm'
import { accounts } from '../database/commerce-tables.ts'
import type { Service } from '../service.ts'
import { type AccountInput, type FieldError } from './account-input.ts'
import { type AccountRow, findAccountByEmail, normalizeEmail } from './account-rows.ts'
import { hashPassword } from './password.ts'

/**
 * Makes an account. Without a password it only takes part in the newsletter, and an address that is known already
 * is opted in without a word. With a password a known address is refused, also where it has no password yet: nobody
 * takes over an address by knowing it. See docs/commerce-service.md#sessions and docs/decisions.md#own-endpoints.
 */
export async function createAccount(
  service: Service,
  input: AccountInput,
): Promise<Result<AccountRow, FieldError>> {
  if (!input.email) return err({ field: 'email', code: 'REQUIRED', message: 'Must have an e-mail address' })
  const row = await toAccountRow(service, { ...input, email: input.email })
  const [created] = await service.db.insert(accounts).values(row).onConflictDoNothing().returning()
  if (created !== undefined) return ok(created)
  const known = await findAccountByEmail(service.db, row.email)
  if (known !== undefined && !input.password) return ok(await optIn(service, known, row))
  return err({
    field: 'email',
    code: 'UNIQUE',
    message: 'Must be unique: there is an account with this e-mail address',
  })
}

async function toAccountRow(
  service: Service,
  input: AccountInput & { readonly email: string },
): Promise<AccountRow> {
  return {
    id: randomUUID(),
    email: normalizeEmail(input.email),
    passwordHash: input.password ? await hashPassword(input.password) : null,
    firstName: input.firstName || null,
    lastName: input.lastName || null,
    phone: input.phone || null,
    group: null,
    emailOptin: input.emailOptin ?? false,
    defaultAddressId: null,
    defaultCardId: null,
    dateCreated: service.clock.now(),
  }
}

/** Nothing of the known account is shown: only what the visitor has sent. */
async function optIn({ db }: Service, known: AccountRow, sent: AccountRow): Promise<AccountRow> {
  if (sent.emailOptin) await db.update(accounts).set({ emailOptin: true }).where(eq(accounts.id, known.id))
  return sent
}
