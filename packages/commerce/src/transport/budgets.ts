/** Time for a product, all attempts together, in milliseconds. See docs/specification.md#fallback-data. */
export const PRODUCT_BUDGET_MS = 10_000
/** Time for a category or listing, all attempts together, in milliseconds. */
export const LISTING_BUDGET_MS = 15_000
