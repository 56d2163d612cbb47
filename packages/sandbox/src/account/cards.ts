import { randomUUID } from 'node:crypto'
import { err, ok, type Result } from '@sorrel/domain/result'
import { and, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import { accountCards, accounts, vaultTokens } from '../database/commerce-tables.ts'
import type { Service } from '../service.ts'
import type { AccountRow, CardRow } from './account-rows.ts'
import type { CardRecord } from '../order/records.ts'

const expiry = z.object({
  expMonth: z.int().min(1).max(12).nullish(),
  expYear: z.int().min(2000).max(2100).nullish(),
})

const MAX_CARDS = 20

/**
 * Saves a card by the vault's token, which works once. The first card is the default. See
 * docs/commerce-service.md#account.
 */
export async function addCard(
  { db, clock }: Service,
  account: AccountRow,
  token: string | null | undefined,
): Promise<Result<CardRow, string>> {
  const now = clock.now()
  return db.transaction(async (transaction) => {
    const known = await transaction.$count(accountCards, eq(accountCards.accountId, account.id))
    if (known >= MAX_CARDS) return err(`An account holds at most ${MAX_CARDS} cards`)
    const [taken] = await transaction
      .delete(vaultTokens)
      .where(and(eq(vaultTokens.token, token ?? ''), gt(vaultTokens.dateExpires, now)))
      .returning()
    if (taken === undefined) return err('The token is not valid or has expired')
    const { dateExpires: _until, ...card } = taken
    const row = { id: randomUUID(), accountId: account.id, active: true, dateCreated: now, ...card }
    await transaction.insert(accountCards).values(row)
    if (account.defaultCardId === null) {
      await transaction.update(accounts).set({ defaultCardId: row.id }).where(eq(accounts.id, account.id))
    }
    return ok(row)
  })
}

/** Changes a card's expiry. A card of another account is treated as missing. See docs/commerce-service.md#account. */
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

/** Removes a card and returns it. If it was the default card, the account has none afterwards. */
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

/** The data of an account's card that an order or a subscription stores. */
export function toCardRecord(card: Omit<CardRecord, 'accountCardId'> & { readonly id: string }): CardRecord {
  const { id, brand, last4, expMonth, expYear, token } = card
  return { brand, last4, expMonth, expYear, token, accountCardId: id }
}
