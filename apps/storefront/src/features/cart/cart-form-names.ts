/** Last segments of the addresses that take the cart's forms without script. */
export const CART_FORMS = {
  line: 'cart-line',
  code: 'cart-code',
  removeCode: 'remove-cart-code',
  note: 'cart-note',
} as const

/** Id of a line in the cart's page, by which the way to the checkout leads back to it. */
export function getLineAnchor(itemId: string): string {
  return `line-${itemId}`
}
