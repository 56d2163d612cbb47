import type { Minor, OptionDocument, ProductDocument, VariantDocument } from '../catalogue/documents.ts'
import type { OptionRecord } from '../order/records.ts'
import { convert, getText, type Lens } from '../store/lens.ts'
import type { CartOptionRecord } from './records.ts'

/**
 * A line's choices in the words and the currency of `lens`, in the product's own order.
 * Values that select a variant cost nothing here: the variant has its own price. See docs/specification.md#options.
 */
export function getChosenOptions(
  {
    product,
    variant,
    chosen,
  }: { product: ProductDocument; variant: VariantDocument | undefined; chosen: readonly CartOptionRecord[] },
  lens: Lens,
): readonly OptionRecord[] {
  return product.options.flatMap((option) => {
    const choice =
      option.variant === true ? findVariantChoice(option, variant) : chosen.find(({ id }) => id === option.id)
    return choice === undefined ? [] : toOptionRecords(option, choice, lens)
  })
}

/** What the choices add to the price of one piece. */
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
  lens: Lens,
): readonly OptionRecord[] {
  const base = { id: option.id, name: getText(option.name, lens), variant: option.variant === true }
  if ('value' in choice) return [{ ...base, value: choice.value, price: 0 }]
  const value = option.values.find(({ id }) => id === choice.valueId)
  if (value === undefined) return []
  const price = base.variant ? 0 : convert(value.price ?? 0, lens)
  return [{ ...base, value: getText(value.name, lens), valueId: value.id, price }]
}
