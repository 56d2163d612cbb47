import { parsePasswordRecovery } from '@sorrel/contracts/forms'
import { restockEndpoint } from '@sorrel/contracts/http'
import { ok } from '@sorrel/domain/result'
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
  parse: ({ productId, variantId, ...values }) => {
    const input = parsePasswordRecovery(values)
    if (!input.ok) return input
    const isVariant = typeof variantId === 'string' && variantId !== ''
    return ok({ ...input.value, productId: String(productId), ...(isVariant && { variantId }) })
  },
  errors,
  flashes: {
    done: { key: 'restock.sent', tone: 'info' },
    rejected: errors,
    empty: 'validation.email_required',
  },
}
