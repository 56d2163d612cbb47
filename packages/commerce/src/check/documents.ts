import * as account from '../generated/account/graphql.ts'
import * as cart from '../generated/cart/graphql.ts'
import * as catalog from '../generated/catalog/graphql.ts'
import * as content from '../generated/content/graphql.ts'
import * as orders from '../generated/orders/graphql.ts'
import * as product from '../generated/product/graphql.ts'
import * as store from '../generated/store/graphql.ts'
import * as subscriptions from '../generated/subscriptions/graphql.ts'
import { getOperationName } from '../wire/decode.ts'

/** The areas that operations belong to, named after what a shopper would lose. */
export const AREAS = {
  catalog: 'lists and categories',
  product: 'product pages',
  cart: 'the bag',
  store: 'settings and menus',
  content: 'content pages',
  account: 'log-in and account',
  orders: 'orders',
  subscriptions: 'subscriptions',
} as const

export type Area = keyof typeof AREAS

export interface OperationDocument {
  readonly name: string
  readonly area: Area
  readonly text: string
}

const MODULES: Readonly<Record<Area, object>> = {
  catalog,
  product,
  cart,
  store,
  content,
  account,
  orders,
  subscriptions,
}

/** Every operation that the package sends. */
export function getOperationDocuments(): readonly OperationDocument[] {
  return Object.entries(MODULES).flatMap(([area, documents]) =>
    Object.entries(documents).flatMap(([exported, document]) => {
      if (!exported.endsWith('Document')) return []
      const text = String(document)
      // The keys of a record of areas are areas.
      return [{ name: getOperationName(text), area: area as Area, text }]
    }),
  )
}
