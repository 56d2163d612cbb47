import { createDictionary } from '../translations.ts'
import english from './locales/en.json' with { type: 'json' }

/** The messages of the mails in a language; English if it has none. `{{name}}` marks a value. */
export const getMessages = createDictionary(english, new URL('./locales/', import.meta.url))
