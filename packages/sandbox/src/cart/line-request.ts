import type { SwellCartItemInput } from '../graphql/resolvers.gen.ts'
import type { CartItemRow } from './cart-rows.ts'
import type { LineRequest } from './check-line.ts'

/** A client's input for a line. */
export function toLineRequest(input: SwellCartItemInput): LineRequest {
  return {
    variantId: input.variantId || undefined,
    options: (input.options ?? []).flatMap((option) => {
      const id = option?.id || option?.name
      return option && id
        ? [{ id, valueId: option.valueId || undefined, value: option.value ?? undefined }]
        : []
    }),
    purchaseType: input.purchaseOption?.type || undefined,
    planId: input.purchaseOption?.planId || undefined,
  }
}

/** The request for an existing line, changed by `input`. New options or a new variant replace both. */
export function toChangedRequest(item: CartItemRow, input: SwellCartItemInput): LineRequest {
  const requested = toLineRequest(input)
  const keepsChoices = !input.options && !input.variantId
  const keepsPlan = !input.purchaseOption
  return {
    variantId: keepsChoices ? (item.variantId ?? undefined) : requested.variantId,
    options: keepsChoices ? item.options : requested.options,
    purchaseType: keepsPlan && item.planId !== null ? 'subscription' : requested.purchaseType,
    planId: keepsPlan ? (item.planId ?? undefined) : requested.planId,
  }
}
