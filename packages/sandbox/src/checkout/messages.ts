import { createDictionary } from '../translations.ts'
import english from './locales/en.json' with { type: 'json' }

/** Messages of the checkout page. `{{name}}` marks a value. */
export type CheckoutMessages = typeof english

/** The messages of a language; English if it has none. */
export const getCheckoutMessages = createDictionary(english, new URL('./locales/', import.meta.url))
