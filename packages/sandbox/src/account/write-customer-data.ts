import { accountAddresses, accountCards, accounts, coupons, giftcards } from '../database/commerce-tables.ts'
import { normalizeGiftcardCode } from '../cart/giftcards.ts'
import type { Database } from '../database/open.ts'
import { writePastOrders } from '../order/write-past-orders.ts'
import type { Seed } from '../seed/demo.ts'
import type { Service } from '../service.ts'
import { writePastSubscriptions } from '../subscription/write-past-subscriptions.ts'
import { normalizeEmail } from './account-rows.ts'
import { hashPassword } from './password.ts'

type SeedCustomer = Seed['customers'][number]

/** Writes the seed's customers, orders, subscriptions, coupons and gift cards. The catalogue must be written before. */
export async function writeCustomerData(service: Service, seed: Seed): Promise<void> {
  const [snapshot, market] = await Promise.all([service.catalogue.getSnapshot(), service.store.getMarket({})])
  const hashes = await hashPasswords(seed.customers)
  const now = service.clock.now()
  await service.db.transaction(async (db) => {
    await writeCustomers(db, { customers: seed.customers, hashes, now })
    await writePastOrders(db, { seed, snapshot, market, now })
    await writePastSubscriptions(db, { seed, snapshot, market, now })
    await writeCodes(db, seed)
  })
}

/** Hashes each different password once: the demo's customers share one. */
async function hashPasswords(customers: readonly SeedCustomer[]): Promise<ReadonlyMap<string, string>> {
  const passwords = [...new Set(customers.map(({ password }) => password))]
  return new Map(await Promise.all(passwords.map(async (word) => [word, await hashPassword(word)] as const)))
}

async function writeCustomers(
  db: Database,
  {
    customers,
    hashes,
    now,
  }: { customers: readonly SeedCustomer[]; hashes: ReadonlyMap<string, string>; now: Date },
): Promise<void> {
  if (customers.length === 0) return
  const addresses = customers.flatMap(({ id, addresses: own }) =>
    own.map((address) => ({ ...address, accountId: id })),
  )
  const cards = customers.flatMap(({ id, cards: own }) => own.map((card) => ({ ...card, accountId: id })))
  await db.insert(accounts).values(
    customers.map(({ id, email, password, firstName, lastName, ...rest }) => ({
      id,
      email: normalizeEmail(email),
      passwordHash: hashes.get(password) ?? null,
      firstName,
      lastName,
      group: rest.group ?? null,
      emailOptin: rest.emailOptin,
      defaultAddressId: rest.defaultAddressId ?? null,
      defaultCardId: rest.defaultCardId ?? null,
      dateCreated: now,
    })),
  )
  const inOrder = (index: number) => new Date(now.getTime() + index)
  if (addresses.length > 0) {
    await db
      .insert(accountAddresses)
      .values(addresses.map((row, index) => ({ ...row, dateCreated: inOrder(index) })))
  }
  if (cards.length > 0) {
    await db.insert(accountCards).values(cards.map((row, index) => ({ ...row, dateCreated: inOrder(index) })))
  }
}

async function writeCodes(db: Database, seed: Seed): Promise<void> {
  if (seed.coupons.length > 0) {
    await db
      .insert(coupons)
      .values(seed.coupons.map((coupon) => ({ ...coupon, code: coupon.code.toUpperCase() })))
  }
  if (seed.giftcards.length > 0) {
    await db.insert(giftcards).values(
      seed.giftcards.map(({ code, amount }) => ({
        id: `giftcard-${normalizeGiftcardCode(code).toLowerCase()}`,
        code: normalizeGiftcardCode(code),
        amount,
        balance: amount,
      })),
    )
  }
}
