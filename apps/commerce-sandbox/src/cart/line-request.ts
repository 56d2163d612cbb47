import type { SwellCartItemInput } from '../graphql/resolvers.gen.ts'
import type { CartItemRow } from './cart-rows.ts'
import type { LineRequest } from './check-line.ts'

/** What a client asks of a line. Without a purchase option it is a one-time purchase. */
export function toLineRequest(input: SwellCartItemInput): LineRequest {
  return {
    variantId: input.variantId || undefined,
    options: (input.options ?? []).flatMap((option) => {
      const id = option?.id || option?.name
      return option && id
        ? [{ id, valueId: option.valueId || undefined, value: option.value ?? undefined }]
        : []
    }),
    purchaseType: input.purchaseOption?.type || 'standard',
    planId: input.purchaseOption?.planId || undefined,
  }
}

/** The request that an existing line would be, with `input` laid over it. New options or a new variant replace both. */
export function toChangedRequest(item: CartItemRow, input: SwellCartItemInput): LineRequest {
  const requested = toLineRequest(input)
  const keepsChoices = !input.options && !input.variantId
  const keepsPlan = !input.purchaseOption
  return {
    variantId: keepsChoices ? (item.variantId ?? undefined) : requested.variantId,
    options: keepsChoices ? item.options : requested.options,
    purchaseType: keepsPlan ? (item.planId === null ? 'standard' : 'subscription') : requested.purchaseType,
    planId: keepsPlan ? (item.planId ?? undefined) : requested.planId,
  }
}
