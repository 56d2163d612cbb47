import { createDictionary } from '../translations.ts'
import english from './locales/en.json' with { type: 'json' }

/** Words of the checkout page. `{{name}}` marks a value. */
export type CheckoutMessages = typeof english

/** The words of a language; English where there are none. */
export const getCheckoutMessages = createDictionary(english, new URL('./locales/', import.meta.url))
