import { pickMessages, type Words } from '@sorrel/i18n/message'
import { getMessages, mergeWords } from '@sorrel/i18n/messages'

/** Messages that page code uses on every page. Each adds to every page's weight: keep to what is shown without a click. */
const EVERYWHERE = ['errors', 'products.unavailable', 'categories.unavailable'] as const

/** The words that every page sends to the browser, the store's own laid over ours. */
export function getClientWords(locale: string, storeWords: unknown): Words {
  return mergeWords(pickMessages(getMessages(locale), EVERYWHERE), storeWords)
}
