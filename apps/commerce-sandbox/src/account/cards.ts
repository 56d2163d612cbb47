import { err, ok, type Result } from '@sorrel/domain/result'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { accountCards, accounts } from '../database/commerce-tables.ts'
import type { Service } from '../service.ts'
import type { AccountRow, CardRow } from './account-rows.ts'

const expiry = z.object({
  expMonth: z.int().min(1).max(12).nullish(),
  expYear: z.int().min(2000).max(2100).nullish(),
})

/** Changes when a card ends. A card of somebody else does not exist. Contract section 6. */
export async function updateCard(
  { db }: Service,
  account: AccountRow,
  change: { readonly cardId: string; readonly input: unknown },
): Promise<Result<CardRow, string>> {
  const parsed = expiry.safeParse(change.input ?? {})
  if (!parsed.success) return err('The expiry date is not valid')
  const isOwn = and(eq(accountCards.id, change.cardId), eq(accountCards.accountId, account.id))
  const [old] = await db.select().from(accountCards).where(isOwn)
  if (old === undefined) return err(`Unknown card "${change.cardId}"`)
  const next = { expMonth: parsed.data.expMonth ?? old.expMonth, expYear: parsed.data.expYear ?? old.expYear }
  await db.update(accountCards).set(next).where(isOwn)
  return ok({ ...old, ...next })
}

/** Removes a card and gives what it was; a default card is then no longer one. */
export async function deleteCard(
  { db }: Service,
  account: AccountRow,
  cardId: string,
): Promise<Result<CardRow, string>> {
  const [row] = await db
    .delete(accountCards)
    .where(and(eq(accountCards.id, cardId), eq(accountCards.accountId, account.id)))
    .returning()
  if (row === undefined) return err(`Unknown card "${cardId}"`)
  if (account.defaultCardId === cardId) {
    await db.update(accounts).set({ defaultCardId: null }).where(eq(accounts.id, account.id))
  }
  return ok(row)
}
