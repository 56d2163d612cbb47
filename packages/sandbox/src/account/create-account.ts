import { randomUUID } from 'node:crypto'
import { err, ok, type Result } from '@sorrel/domain/result'
import { accounts } from '../database/commerce-tables.ts'
import type { Service } from '../service.ts'
import { type AccountInput, type FieldError, REFUSED_EMAIL } from './account-input.ts'
import { type AccountRow, normalizeEmail } from './account-rows.ts'
import { announceAccount } from './announce-account.ts'
import { hashPassword } from './password.ts'

/**
 * Creates an account. Without a password it is a newsletter subscription only. A taken address is refused exactly like
 * an invalid one. See docs/commerce-service.md#sessions.
 */
export async function createAccount(
  service: Service,
  input: AccountInput,
): Promise<Result<AccountRow, FieldError>> {
  if (!input.email) return err({ field: 'email', code: 'REQUIRED', message: 'Must have an e-mail address' })
  const row = await toAccountRow(service, { ...input, email: input.email })
  const [created] = await service.db.insert(accounts).values(row).onConflictDoNothing().returning()
  if (created === undefined) return err(REFUSED_EMAIL)
  announceAccount(service, created)
  return ok(created)
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
    metadata: input.metadata ?? null,
    dateCreated: service.clock.now(),
  }
}
