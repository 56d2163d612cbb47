import type { Minor } from '../catalogue/documents.ts'
import { convert, type Market } from '../store/market.ts'

/** The balance of a gift card is in the store's currency. */
interface Giftcard {
  readonly id: string
  readonly code: string
  readonly balance: Minor
}

interface GiftcardShare<G extends Giftcard> {
  readonly giftcard: G
  /** The amount that the card pays, in the charge's currency. */
  readonly amount: Minor
  /** The same amount in the store's currency, taken from the balance. */
  readonly taken: Minor
}

type Money = Pick<Market, 'currency' | 'baseCurrency'>

/** A code as it is stored: spaces, dashes and case do not matter. */
export function normalizeGiftcardCode(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/** How the cards share `total`: each pays what it can, in the given order. Cards that pay nothing are listed with 0. */
export function getGiftcardShares<G extends Giftcard>(
  giftcards: readonly G[],
  total: Minor,
  money: Money,
): readonly GiftcardShare<G>[] {
  let left = total
  return giftcards.map((giftcard) => {
    const worth = convert(giftcard.balance, money)
    const amount = Math.min(worth, left)
    left -= amount
    const taken = worth === 0 ? 0 : Math.ceil((giftcard.balance * amount) / worth)
    return { giftcard, amount, taken }
  })
}

/** The sum of the cards' balances in the charge's currency. */
export function getGiftcardBalance(giftcards: readonly Giftcard[], money: Money): Minor {
  return giftcards.reduce((sum, { balance }) => sum + convert(balance, money), 0)
}
