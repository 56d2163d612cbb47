import { pickMessages, type Words } from '@sorrel/i18n/message'
import { getMessages, mergeWords } from '@sorrel/i18n/messages'

/** Messages that page code uses on every page. Each adds to every page's weight: keep to what is shown without a click. */
const EVERYWHERE = [
  'errors',
  'navigation',
  'newsletter',
  'consent',
  'a11y',
  'cart',
  'products.unavailable',
  'products.stock',
  'products.stock_status',
  'products.quick_add',
  'products.add',
  'products.options',
  'products.purchase',
  'products.quantity',
  'products.sale',
  'products.price_was',
  'products.price_now',
  'products.trial',
  'categories.unavailable',
  'categories.fallback',
  'categories.filters',
  'categories.sort.label',
  'search',
]

/** The words that every page sends to the browser, or those below `prefixes`; the store's own laid over ours. */
export function getClientWords(
  locale: string,
  storeWords: unknown,
  prefixes: readonly string[] = EVERYWHERE,
): Words {
  return mergeWords(pickMessages(getMessages(locale), prefixes), storeWords)
}
