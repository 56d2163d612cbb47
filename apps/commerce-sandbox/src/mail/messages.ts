import { createDictionary } from '../translations.ts'
import english from './locales/en.json' with { type: 'json' }

/** The words of the mails in a language; English where there are none. `{{name}}` marks a value. */
export const getMessages = createDictionary(english, new URL('./locales/', import.meta.url))
