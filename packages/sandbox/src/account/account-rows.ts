import { asc, eq } from 'drizzle-orm'
import { accountAddresses, accountCards, accounts } from '../database/commerce-tables.ts'
import type { Database } from '../database/open.ts'

export type AccountRow = typeof accounts.$inferSelect
export type AddressRow = typeof accountAddresses.$inferSelect
export type CardRow = typeof accountCards.$inferSelect

/** E-mail addresses are the same whatever their case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

export async function findAccount(
  db: Database,
  id: string | null | undefined,
): Promise<AccountRow | undefined> {
  if (!id) return undefined
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
  return account
}

/** The customer group of an account; null without a group, and for a visitor. */
export async function findAccountGroup(db: Database, id: string | null | undefined): Promise<string | null> {
  return (await findAccount(db, id))?.group ?? null
}

export async function findAccountByEmail(db: Database, email: string): Promise<AccountRow | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.email, normalizeEmail(email)))
  return account
}

/** Addresses of an account, oldest first. */
export async function readAddresses(db: Database, accountId: string): Promise<readonly AddressRow[]> {
  return db
    .select()
    .from(accountAddresses)
    .where(eq(accountAddresses.accountId, accountId))
    .orderBy(asc(accountAddresses.dateCreated), asc(accountAddresses.id))
}

/** Cards of an account, oldest first. */
export async function readCards(db: Database, accountId: string): Promise<readonly CardRow[]> {
  return db
    .select()
    .from(accountCards)
    .where(eq(accountCards.accountId, accountId))
    .orderBy(asc(accountCards.dateCreated), asc(accountCards.id))
}
