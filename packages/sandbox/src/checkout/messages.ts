import { createDictionary } from '../translations.ts'
import english from './locales/en.json' with { type: 'json' }

/** Messages of the checkout page. `{{name}}` marks a value. */
export type CheckoutMessages = typeof english

/** The messages of a language; English if it has none. */
export const getCheckoutMessages = createDictionary(english, new URL('./locales/', import.meta.url))

/** Puts values into a text: `fill('Order {{number}}', { number: 'S1' })`. An unknown mark is not changed. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => String(values[name] ?? mark))
}
