/** Why the vault refuses a card. */
export type VaultRefusal = 'card_declined' | 'incorrect_cvc' | 'processing_error'

export interface TestCard {
  readonly brand: string
  /** Unset for a card that the vault accepts. */
  readonly refusal?: VaultRefusal
  /** False for a card that can be saved but refuses every charge. */
  readonly isChargeable: boolean
}

/** The only accepted numbers, so that nobody enters a real one. */
const TEST_CARDS: ReadonlyMap<string, TestCard> = new Map<string, TestCard>([
  ['4242424242424242', { brand: 'Visa', isChargeable: true }],
  ['5555555555554444', { brand: 'Mastercard', isChargeable: true }],
  ['378282246310005', { brand: 'American Express', isChargeable: true }],
  ['6011111111111117', { brand: 'Discover', isChargeable: true }],
  ['4000000000000341', { brand: 'Visa', isChargeable: false }],
  ['4000000000000002', { brand: 'Visa', isChargeable: false, refusal: 'card_declined' }],
  ['4000000000000127', { brand: 'Visa', isChargeable: false, refusal: 'incorrect_cvc' }],
  ['4000000000000119', { brand: 'Visa', isChargeable: false, refusal: 'processing_error' }],
])

/** Brands of cards that can be charged: the ways to pay of the checkout. */
export function getAcceptedBrands(): readonly string[] {
  return [
    ...new Set([...TEST_CARDS.values()].filter(({ isChargeable }) => isChargeable).map(({ brand }) => brand)),
  ]
}

/** The test card of a typed number. */
export function findTestCard(number: string): TestCard | undefined {
  return TEST_CARDS.get(toCardDigits(number))
}

/** A card number without the spaces and dashes it was typed with. */
export function toCardDigits(number: string): string {
  return number.replaceAll(/[\s-]/g, '')
}

/** Three digits, four for an American Express; either for an unknown number. */
export function isSecurityCode(code: string, card: TestCard | undefined): boolean {
  if (card === undefined) return /^\d{3,4}$/.test(code.trim())
  return (card.brand === 'American Express' ? /^\d{4}$/ : /^\d{3}$/).test(code.trim())
}
