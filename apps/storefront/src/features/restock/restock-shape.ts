import { parseRestock } from '@sorrel/contracts/forms'
import { restockEndpoint } from '@sorrel/contracts/http'
import type { FormShape } from '#form/form-shape.ts'

const errors = {
  invalid: 'validation.email_invalid',
  not_found: 'restock.gone',
  conflict: 'restock.in_stock',
  throttled: 'restock.throttled',
  otherwise: 'restock.error',
} as const

/** The address that waits for a product or, where one is named, its variant. See docs/specification.md#back-in-stock. */
export const restockForm: FormShape<typeof restockEndpoint> = {
  name: 'restock',
  endpoint: restockEndpoint,
  fields: ['email', 'productId', 'variantId'],
  parse: parseRestock,
  errors,
  flashes: {
    done: { key: 'restock.sent', tone: 'info' },
    rejected: errors,
    empty: 'validation.email_required',
  },
}
