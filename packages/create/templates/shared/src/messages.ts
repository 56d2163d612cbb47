import type { Messages } from '@sorrel/i18n/message'
import { getMessages, mergeMessages, pickMessages } from '@sorrel/i18n/messages'
import { ownMessages } from './own-messages'

/** What this shop says; a page sends no other words to the browser. */
const USED = [
  'navigation.main',
  'navigation.home',
  'navigation.products',
  'navigation.language',
  'navigation.cart_count',
  'products.title',
  'products.description',
  'products.count',
  'products.empty',
  'products.load_error',
  'products.price_now',
  'products.price_was',
  'products.quantity',
  'products.options.missing_names',
  'products.purchase.label',
  'products.purchase.standard',
  'products.purchase.subscription',
  'products.purchase.plan',
  'products.add.action_price',
  'products.add.adding',
  'products.add.out_of_stock',
  'products.stock_status.out_of_stock',
  'products.unavailable.title',
  'products.unavailable.text',
  'cart.title',
  'cart.item_count',
  'cart.close',
  'cart.empty',
  'cart.quantity_name',
  'cart.remove_name',
  'cart.updating',
  'cart.total',
  'cart.checkout',
  'cart.update_error',
  'categories.filters.title',
  'categories.filters.clear',
  'categories.pages.label',
  'categories.pages.page',
  'categories.pages.previous',
  'categories.pages.next',
  'a11y.increase',
  'a11y.decrease',
]

/** The words of a language: the packages' own, with those of `own-messages` in their place. */
export function getShopMessages(language: string): Messages {
  return pickMessages(mergeMessages(getMessages(language), ownMessages[language]), USED)
}
