/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type OrderFieldsFragment = { id: string | null, number: string | null, status: string | null, dateCreated: string | null, itemQuantity: number | null, currency: string | null, subTotal: number | null, discountTotal: number | null, taxTotal: number | null, taxIncludedTotal: number | null, shipmentTotal: number | null, giftcardTotal: number | null, grandTotal: number | null, couponCode: string | null, comments: string | null, items: Array<{ id: string | null, productId: string | null, variantId: string | null, quantity: number | null, price: number | null, priceTotal: number | null, discountTotal: number | null, options: Array<{ id: string | null, name: string | null, value: string | null, valueId: string | null, variant: boolean | null, price: number | null } | null> | null, purchaseOption: { type: string | null, planId: string | null, planName: string | null, billingSchedule: { interval: string | null, intervalCount: number | null, trialDays: number | null, limit: number | null } | null, orderSchedule: { interval: string | null, intervalCount: number | null, limit: number | null } | null } | null, product: { id: string | null, slug: string | null, name: string | null, images: Array<{ id: string | null, caption: string | null, file: { url: string | null, width: number | null, height: number | null } | null } | null> | null } | null, variant: { id: string | null, name: string | null, images: Array<{ id: string | null, caption: string | null, file: { url: string | null, width: number | null, height: number | null } | null } | null> | null } | null } | null> | null, refunds: { results: Array<{ amount: number | null, currency: string | null, dateCreated: string | null, status: string | null } | null> | null } | null, shipments: { results: Array<{ dateCreated: string | null, carrierName: string | null, trackingCode: string | null, canceled: boolean | null } | null> | null } | null, shipping: { name: string | null, firstName: string | null, lastName: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, zip: string | null, country: string | null, phone: string | null, serviceName: string | null, price: number | null } | null, billing: { name: string | null, firstName: string | null, lastName: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, zip: string | null, country: string | null, phone: string | null, method: string | null, card: { brand: string | null, displayBrand: string | null, last4: string | null, expMonth: number | null, expYear: number | null } | null } | null };

export type GetOrdersQueryVariables = Exact<{
  currency?: string | null | undefined;
  locale?: string | null | undefined;
  limit?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type GetOrdersQuery = { orders: { count: number | null, page: number | null, pageCount: number | null, results: Array<OrderFieldsFragment | null> | null } | null };

export type GetOrderByIdQueryVariables = Exact<{
  id: string;
  currency?: string | null | undefined;
  locale?: string | null | undefined;
}>;


export type GetOrderByIdQuery = { orderById: OrderFieldsFragment | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const OrderFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OrderFields on SwellOrder {
  id
  number
  status
  dateCreated
  itemQuantity
  currency
  subTotal
  discountTotal
  taxTotal
  taxIncludedTotal
  shipmentTotal
  giftcardTotal
  grandTotal
  couponCode
  comments
  items {
    id
    productId
    variantId
    quantity
    price
    priceTotal
    discountTotal
    options {
      id
      name
      value
      valueId
      variant
      price
    }
    purchaseOption {
      type
      planId
      planName
      billingSchedule {
        interval
        intervalCount
        trialDays
        limit
      }
      orderSchedule {
        interval
        intervalCount
        limit
      }
    }
    product {
      id
      slug
      name
      images {
        id
        caption
        file {
          url
          width
          height
        }
      }
    }
    variant {
      id
      name
      images {
        id
        caption
        file {
          url
          width
          height
        }
      }
    }
  }
  refunds {
    results {
      amount
      currency
      dateCreated
      status
    }
  }
  shipments {
    results {
      dateCreated
      carrierName
      trackingCode
      canceled
    }
  }
  shipping {
    name
    firstName
    lastName
    address1
    address2
    city
    state
    zip
    country
    phone
    serviceName
    price
  }
  billing {
    name
    firstName
    lastName
    address1
    address2
    city
    state
    zip
    country
    phone
    method
    card {
      brand
      displayBrand
      last4
      expMonth
      expYear
    }
  }
}
    `, {"fragmentName":"OrderFields"}) as unknown as TypedDocumentString<OrderFieldsFragment, unknown>;
export const GetOrdersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getOrders($currency: String, $locale: String, $limit: Int = 100, $page: Int) {
  orders(
    _currency: $currency
    _locale: $locale
    limit: $limit
    page: $page
    sort: "date_created desc"
  ) {
    count
    page
    pageCount
    results {
      ...OrderFields
    }
  }
}
    fragment OrderFields on SwellOrder {
  id
  number
  status
  dateCreated
  itemQuantity
  currency
  subTotal
  discountTotal
  taxTotal
  taxIncludedTotal
  shipmentTotal
  giftcardTotal
  grandTotal
  couponCode
  comments
  items {
    id
    productId
    variantId
    quantity
    price
    priceTotal
    discountTotal
    options {
      id
      name
      value
      valueId
      variant
      price
    }
    purchaseOption {
      type
      planId
      planName
      billingSchedule {
        interval
        intervalCount
        trialDays
        limit
      }
      orderSchedule {
        interval
        intervalCount
        limit
      }
    }
    product {
      id
      slug
      name
      images {
        id
        caption
        file {
          url
          width
          height
        }
      }
    }
    variant {
      id
      name
      images {
        id
        caption
        file {
          url
          width
          height
        }
      }
    }
  }
  refunds {
    results {
      amount
      currency
      dateCreated
      status
    }
  }
  shipments {
    results {
      dateCreated
      carrierName
      trackingCode
      canceled
    }
  }
  shipping {
    name
    firstName
    lastName
    address1
    address2
    city
    state
    zip
    country
    phone
    serviceName
    price
  }
  billing {
    name
    firstName
    lastName
    address1
    address2
    city
    state
    zip
    country
    phone
    method
    card {
      brand
      displayBrand
      last4
      expMonth
      expYear
    }
  }
}`) as unknown as TypedDocumentString<GetOrdersQuery, GetOrdersQueryVariables>;
export const GetOrderByIdDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getOrderById($id: String!, $currency: String, $locale: String) {
  orderById(id: $id, _currency: $currency, _locale: $locale) {
    ...OrderFields
  }
}
    fragment OrderFields on SwellOrder {
  id
  number
  status
  dateCreated
  itemQuantity
  currency
  subTotal
  discountTotal
  taxTotal
  taxIncludedTotal
  shipmentTotal
  giftcardTotal
  grandTotal
  couponCode
  comments
  items {
    id
    productId
    variantId
    quantity
    price
    priceTotal
    discountTotal
    options {
      id
      name
      value
      valueId
      variant
      price
    }
    purchaseOption {
      type
      planId
      planName
      billingSchedule {
        interval
        intervalCount
        trialDays
        limit
      }
      orderSchedule {
        interval
        intervalCount
        limit
      }
    }
    product {
      id
      slug
      name
      images {
        id
        caption
        file {
          url
          width
          height
        }
      }
    }
    variant {
      id
      name
      images {
        id
        caption
        file {
          url
          width
          height
        }
      }
    }
  }
  refunds {
    results {
      amount
      currency
      dateCreated
      status
    }
  }
  shipments {
    results {
      dateCreated
      carrierName
      trackingCode
      canceled
    }
  }
  shipping {
    name
    firstName
    lastName
    address1
    address2
    city
    state
    zip
    country
    phone
    serviceName
    price
  }
  billing {
    name
    firstName
    lastName
    address1
    address2
    city
    state
    zip
    country
    phone
    method
    card {
      brand
      displayBrand
      last4
      expMonth
      expYear
    }
  }
}`) as unknown as TypedDocumentString<GetOrderByIdQuery, GetOrderByIdQueryVariables>;