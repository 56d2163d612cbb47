import { isRecord, parseFlag, parseText, parseTexts } from '@sorrel/contracts/untrusted'
import type { ProductAttribute } from '@sorrel/domain/product'

function parseValues(value: unknown): readonly string[] {
  const text = parseText(value)
  return text ? [text] : parseTexts(value)
}

function toAttribute([key, value]: readonly [string, unknown]): readonly ProductAttribute[] {
  if (!isRecord(value)) return []
  const values = parseValues(value.value)
  if (values.length === 0) return []
  const id = parseText(value.id) ?? key
  return [
    {
      id,
      name: parseText(value.name) ?? id,
      values,
      filterable: parseFlag(value.filterable) ?? false,
      visible: parseFlag(value.visible) ?? true,
    },
  ]
}

/** A product's attributes: an object keyed by attribute id, each value a text or a list of texts. */
export function toAttributes(value: unknown): readonly ProductAttribute[] {
  return isRecord(value) ? Object.entries(value).flatMap(toAttribute) : []
}
