import type { OptionInputType, OptionValue, ProductOption } from '@sorrel/domain/product'
import { parseChoice, parseFlag, parseText, parseTexts, parseWire } from '../wire/parse.ts'
import { toList, type MapContext } from '../wire/to-list.ts'
import { parseAmount } from './to-priced.ts'

const INPUT_TYPES: readonly OptionInputType[] = ['select', 'toggle', 'short_text', 'long_text']

function toOptionValue(value: unknown): OptionValue | undefined {
  const wire = parseWire(value)
  const id = parseText(wire.id)
  const name = parseText(wire.name)
  if (!id || !name) return undefined
  return {
    id,
    name,
    price: parseAmount(wire.price) ?? 0,
    description: parseText(wire.description),
    color: parseText(wire.color),
  }
}

/** A choice on a product. An empty or unknown kind is a select. Specification section 3. */
export function toOption(value: unknown, context: MapContext): ProductOption | undefined {
  const wire = parseWire(value)
  const id = parseText(wire.id)
  const name = parseText(wire.name)
  if (!id || !name) return undefined
  return {
    id,
    attributeId: parseText(wire.attributeId),
    name,
    description: parseText(wire.description),
    placeholder: parseText(wire.inputHint),
    required: parseFlag(wire.required) ?? false,
    active: parseFlag(wire.active) ?? true,
    variant: parseFlag(wire.variant) ?? false,
    inputType: parseChoice(wire.inputType, INPUT_TYPES) ?? 'select',
    values: toList(wire.values, { name: 'option value', context, toItem: toOptionValue }),
    parentId: parseText(wire.parentId),
    parentValueIds: parseTexts(wire.parentValueIds),
  }
}
