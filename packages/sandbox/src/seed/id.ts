import { createHash } from 'node:crypto'

/** An id of 24 hex digits, as the hosted service gives them; the same parts always give the same id. */
export function toId(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('/')).digest('hex').slice(0, 24)
}

export const getOptionId = (slug: string, option: string): string => toId('option', slug, option)

export const getValueId = (slug: string, option: string, value: string): string =>
  toId('value', slug, option, value)

/** `values` are the keys of the variant's values, in the order of the product's options. */
export const getVariantId = (slug: string, ...values: readonly string[]): string =>
  toId('variant', slug, ...values)

export const getPlanId = (slug: string, plan: string): string => toId('plan', slug, plan)

export const getCustomerId = (email: string): string => toId('customer', email)
