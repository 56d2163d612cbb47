import type { Minor } from '../catalogue/documents.ts'
import { convert, type Market } from '../store/market.ts'

/** Gift cards hold money of the store's own currency. */
interface Giftcard {
  readonly id: string
  readonly code: string
  readonly balance: Minor
}

interface GiftcardShare<G extends Giftcard> {
  readonly giftcard: G
  /** What the card pays, in the charge's currency. */
  readonly amount: Minor
  /** What that takes from its balance, in the store's. */
  readonly taken: Minor
}

type Money = Pick<Market, 'currency' | 'baseCurrency'>

/** A code as it is stored: spaces, dashes and case do not matter. */
export function normalizeGiftcardCode(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/** How the cards share `total`: each pays what it can, in the given order. Cards that pay nothing stay, at 0. */
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

/** What the cards are worth together in the charge's currency. */
export function getGiftcardBalance(giftcards: readonly Giftcard[], money: Money): Minor {
  return giftcards.reduce((sum, { balance }) => sum + convert(balance, money), 0)
}
