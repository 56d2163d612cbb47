import { parseChoice, parseFlag, parseText, parseTexts } from '@sorrel/contracts/untrusted'
import type { OptionInputType, OptionValue, ProductOption } from '@sorrel/domain/product'
import type { OptionFieldsFragment } from '../generated/catalog/graphql.ts'
import { toList, type MapContext } from '../wire/to-list.ts'
import type { Entry, Wire } from '../wire/wire.ts'
import { parseAmount } from './to-priced.ts'

const INPUT_TYPES: readonly OptionInputType[] = ['select', 'toggle', 'short_text', 'long_text']

function toOptionValue(value: Wire<Entry<OptionFieldsFragment['values']>>): OptionValue | undefined {
  const id = parseText(value.id)
  const name = parseText(value.name)
  if (!id || !name) return undefined
  return {
    id,
    name,
    price: parseAmount(value.price) ?? 0,
    description: parseText(value.description),
    color: parseText(value.color),
  }
}

/** A choice on a product. An empty or unknown kind is a select. */
export function toOption(value: Wire<OptionFieldsFragment>, context: MapContext): ProductOption | undefined {
  const id = parseText(value.id)
  const name = parseText(value.name)
  if (!id || !name) return undefined
  return {
    id,
    attributeId: parseText(value.attributeId),
    name,
    description: parseText(value.description),
    placeholder: parseText(value.inputHint),
    required: parseFlag(value.required) ?? false,
    active: parseFlag(value.active) ?? true,
    variant: parseFlag(value.variant) ?? false,
    inputType: parseChoice(value.inputType, INPUT_TYPES) ?? 'select',
    values: toList(value.values, { name: 'option value', context, toItem: toOptionValue }),
    parentId: parseText(value.parentId),
    parentValueIds: parseTexts(value.parentValueIds),
  }
}
