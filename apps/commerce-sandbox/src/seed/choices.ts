import type { Localized, Minor } from '../catalogue/documents.ts'
import type { ChoiceFacts, ValueFacts } from './product-facts.ts'
import { text } from './text.ts'

type Extras = Partial<Omit<ChoiceFacts, 'key' | 'name' | 'values'>>

/** One value of a choice; `extras.price` is added to the product's price, in pence. */
export function value(
  key: string,
  name: Localized,
  extras: Omit<ValueFacts, 'key' | 'name'> = {},
): ValueFacts {
  return { key, name, ...extras }
}

/** A choice of one among several, required unless it hangs under another. */
export function select(
  key: string,
  name: Localized,
  { values, ...extras }: Extras & { readonly values: readonly ValueFacts[] },
): ChoiceFacts {
  return { key, name, inputType: 'select', required: extras.under === undefined, values, ...extras }
}

/** An extra that is on or off, at `price` pence. Its only value has the key `on`. */
export function toggle(
  key: string,
  name: Localized,
  extras: Extras & { readonly price: Minor },
): ChoiceFacts {
  const { price, ...rest } = extras
  return { key, name, inputType: 'toggle', required: false, values: [value('on', name, { price })], ...rest }
}

export function shortText(key: string, name: Localized, extras: Extras = {}): ChoiceFacts {
  return { key, name, inputType: 'short_text', required: false, ...extras }
}

export function longText(key: string, name: Localized, extras: Extras = {}): ChoiceFacts {
  return { key, name, inputType: 'long_text', required: false, ...extras }
}

/** A choice of scent that selects a variant. */
export const scents = (...values: readonly ValueFacts[]): ChoiceFacts =>
  select('scent', text('Scent'), { attributeId: 'scent', variant: true, values })
