import type { Minor, OptionDocument, ProductDocument, VariantDocument } from '../catalogue/documents.ts'
import type { OptionRecord } from '../order/records.ts'
import { convert, getText, type Market } from '../store/market.ts'
import type { CartOptionRecord } from './records.ts'

/**
 * A line's chosen values in the language and currency of `market`, in the product's order.
 * The price of a value that selects a variant is 0: the variant has its own price. See docs/specification.md#options.
 */
export function getChosenOptions(
  {
    product,
    variant,
    chosen,
  }: { product: ProductDocument; variant: VariantDocument | undefined; chosen: readonly CartOptionRecord[] },
  market: Market,
): readonly OptionRecord[] {
  return product.options.flatMap((option) => {
    const choice =
      option.variant === true ? findVariantChoice(option, variant) : chosen.find(({ id }) => id === option.id)
    return choice === undefined ? [] : toOptionRecords(option, choice, market)
  })
}

/** The price that the choices add to one piece. */
export function getOptionsPrice(options: readonly Pick<OptionRecord, 'price'>[]): Minor {
  return options.reduce((sum, { price }) => sum + price, 0)
}

function findVariantChoice(
  option: OptionDocument,
  variant: VariantDocument | undefined,
): CartOptionRecord | undefined {
  const value = option.values.find(({ id }) => variant?.optionValueIds.includes(id))
  return value === undefined ? undefined : { id: option.id, valueId: value.id }
}

function toOptionRecords(
  option: OptionDocument,
  choice: CartOptionRecord,
  market: Market,
): readonly OptionRecord[] {
  const base = { id: option.id, name: getText(option.name, market), variant: option.variant === true }
  if ('value' in choice) return [{ ...base, value: choice.value, price: 0 }]
  const value = option.values.find(({ id }) => id === choice.valueId)
  if (value === undefined) return []
  const price = base.variant ? 0 : convert(value.price ?? 0, market)
  return [{ ...base, value: getText(value.name, market), valueId: value.id, price }]
}
