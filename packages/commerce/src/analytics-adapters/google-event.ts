import { multiplyMoney, sumMoney } from '@sorrel/domain/money'
import type { CommerceEvent, CommerceEventItem } from '../analytics/commerce-event.ts'

export type GoogleParameters = Readonly<Record<string, unknown>>

/** An event's parameters by the names that Google Analytics 4 knows; other receivers of a data layer know them too. */
export function toGoogleParameters(event: CommerceEvent): GoogleParameters {
  switch (event.type) {
    case 'search':
      return { search_term: event.term }
    case 'sign_up':
      return { method: 'email' }
    default:
      return toItemsParameters(event)
  }
}

/** Whether the parameters belong below `ecommerce` in a data layer. */
export function hasItems(event: CommerceEvent): event is Extract<CommerceEvent, { readonly items: unknown }> {
  return 'items' in event
}

type ItemsEvent = Extract<CommerceEvent, { readonly items: unknown }>

function toItemsParameters(event: ItemsEvent): GoogleParameters {
  const { currency } = event
  const items = event.items.map(toItem)
  switch (event.type) {
    case 'view_item_list': {
      const { listId, listName } = event
      return { item_list_id: listId, ...(listName !== undefined && { item_list_name: listName }), items }
    }
    case 'begin_checkout':
      return { currency, value: event.value, items }
    case 'purchase': {
      const { orderNumber, value, tax, shipping, couponCode } = event
      const coupon = couponCode === undefined ? {} : { coupon: couponCode }
      return { transaction_id: orderNumber, currency, value, tax, shipping, ...coupon, items }
    }
    default:
      return { currency, value: getItemsValue(event.items), items }
  }
}

function getItemsValue(items: readonly CommerceEventItem[]): number {
  return sumMoney(items.map(({ price, quantity }) => multiplyMoney(price, quantity)))
}

function toItem({ productId, name, variantName, price, quantity }: CommerceEventItem) {
  return {
    item_id: productId,
    item_name: name,
    ...(variantName === undefined ? {} : { item_variant: variantName }),
    price,
    quantity,
  }
}
