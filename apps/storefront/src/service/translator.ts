import type { Translate } from '@sorrel/i18n/message'
import { createTranslator } from '@sorrel/i18n/translate'
import { LRUCache } from 'lru-cache'

/** Languages times stores in one process: a handful. */
const TRANSLATORS_MAX = 16

const translators = new LRUCache<string, Translate>({ max: TRANSLATORS_MAX })

/** The translator of a locale with the store's own messages; made once per set of words. */
export function getTranslator(locale: string, storeMessages: unknown): Translate {
  const key = `${locale} ${JSON.stringify(storeMessages)}`
  const known = translators.get(key)
  if (known !== undefined) return known
  const made = createTranslator({ locale, storeMessages })
  translators.set(key, made)
  return made
}
