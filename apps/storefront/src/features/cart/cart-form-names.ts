/** Last segments of the addresses that take the cart's forms where there is no script. */
export const CART_FORMS = { line: 'cart-line', code: 'cart-code', removeCode: 'remove-cart-code' } as const
