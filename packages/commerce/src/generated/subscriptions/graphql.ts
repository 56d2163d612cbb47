/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SubscriptionFieldsFragment = { id: string | null, number: string | null, planId: string | null, planName: string | null, productId: string | null, variantId: string | null, status: string | null, active: boolean | null, canceled: boolean | null, paused: boolean | null, paid: boolean | null, unpaid: boolean | null, trial: boolean | null, dateCreated: string | null, datePeriodEnd: string | null, dateOrderPeriodEnd: string | null, datePauseEnd: string | null, dateTrialEnd: string | null, dateCanceled: string | null, price: number | null, quantity: number | null, currency: string | null, subTotal: number | null, discountTotal: number | null, taxTotal: number | null, grandTotal: number | null, recurringTotal: number | null, billingSchedule: { interval: string | null, intervalCount: number | null, limit: number | null, limitCurrent: number | null, trialDays: number | null } | null, orderSchedule: { interval: string | null, intervalCount: number | null, limit: number | null, limitCurrent: number | null } | null, options: Array<{ id: string | null, name: string | null, value: string | null, valueId: string | null, variant: boolean | null, price: number | null } | null> | null, product: { id: string | null, slug: string | null, name: string | null, images: Array<{ id: string | null, caption: string | null, file: { url: string | null, width: number | null, height: number | null } | null } | null> | null } | null, variant: { id: string | null, name: string | null, images: Array<{ id: string | null, caption: string | null, file: { url: string | null, width: number | null, height: number | null } | null } | null> | null } | null, items: Array<{ id: string | null, productId: string | null, variantId: string | null, quantity: number | null, price: number | null, priceTotal: number | null, discountTotal: number | null, options: Array<{ id: string | null, name: string | null, value: string | null, valueId: string | null, variant: boolean | null, price: number | null } | null> | null, product: { id: string | null, slug: string | null, name: string | null, images: Array<{ id: string | null, caption: string | null, file: { url: string | null, width: number | null, height: number | null } | null } | null> | null, variants: { results: Array<{ id: string | null, name: string | null } | null> | null } | null } | null } | null> | null, shipping: { name: string | null, firstName: string | null, lastName: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, zip: string | null, country: string | null, phone: string | null } | null, billing: { accountCardId: string | null, name: string | null, firstName: string | null, lastName: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, zip: string | null, country: string | null, phone: string | null, card: { brand: string | null, displayBrand: string | null, last4: string | null, expMonth: number | null, expYear: number | null } | null } | null };

export type GetSubscriptionsQueryVariables = Exact<{
  currency?: string | null | undefined;
  locale?: string | null | undefined;
  limit?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type GetSubscriptionsQuery = { subscriptions: { count: number | null, page: number | null, pageCount: number | null, results: Array<SubscriptionFieldsFragment | null> | null } | null };

export type GetSubscriptionByIdQueryVariables = Exact<{
  id: string;
  currency?: string | null | undefined;
  locale?: string | null | undefined;
}>;


export type GetSubscriptionByIdQuery = { subscriptionById: SubscriptionFieldsFragment | null };

export type CancelSubscriptionMutationVariables = Exact<{
  id: string;
}>;


export type CancelSubscriptionMutation = { updateSubscription: SubscriptionFieldsFragment | null };

export type PauseSubscriptionMutationVariables = Exact<{
  id: string;
  status: boolean;
  resumeAt?: string | null | undefined;
}>;


export type PauseSubscriptionMutation = { updateSubscription: SubscriptionFieldsFragment | null };

export type ChangeSubscriptionCardMutationVariables = Exact<{
  id: string;
  cardId: string | number;
}>;


export type ChangeSubscriptionCardMutation = { updateSubscription: SubscriptionFieldsFragment | null };

export type AddSubscriptionItemMutationVariables = Exact<{
  id: string;
  productId: string | number;
  quantity: number;
}>;


export type AddSubscriptionItemMutation = { addSubscriptionItem: { id: string | null } | null };

export type DeleteSubscriptionItemMutationVariables = Exact<{
  id: string;
  itemId: string;
}>;


export type DeleteSubscriptionItemMutation = { deleteSubscriptionItem: { id: string | null } | null };

export type ReplaceSubscriptionProductMutationVariables = Exact<{
  id: string;
  productId: string | number;
  variantId?: string | number | null | undefined;
  qty: number;
  interval: string;
  intervalCount: number;
}>;


export type ReplaceSubscriptionProductMutation = { updateSubscription: SubscriptionFieldsFragment | null };

export type ReplaceSubscriptionProductDetailsMutationVariables = Exact<{
  id: string;
  variantId?: string | number | null | undefined;
  qty: number;
  interval: string;
  intervalCount: number;
}>;


export type ReplaceSubscriptionProductDetailsMutation = { updateSubscription: SubscriptionFieldsFragment | null };

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
export const SubscriptionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SubscriptionFields on SwellSubscription {
  id
  number
  planId
  planName
  productId
  variantId
  status
  active
  canceled
  paused
  paid
  unpaid
  trial
  dateCreated
  datePeriodEnd
  dateOrderPeriodEnd
  datePauseEnd
  dateTrialEnd
  dateCanceled
  price
  quantity
  currency
  subTotal
  discountTotal
  taxTotal
  grandTotal
  recurringTotal
  billingSchedule {
    interval
    intervalCount
    limit
    limitCurrent
    trialDays
  }
  orderSchedule {
    interval
    intervalCount
    limit
    limitCurrent
  }
  options {
    id
    name
    value
    valueId
    variant
    price
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
      variants {
        results {
          id
          name
        }
      }
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
  }
  billing {
    accountCardId
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
    card {
      brand
      displayBrand
      last4
      expMonth
      expYear
    }
  }
}
    `, {"fragmentName":"SubscriptionFields"}) as unknown as TypedDocumentString<SubscriptionFieldsFragment, unknown>;
export const GetSubscriptionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getSubscriptions($currency: String, $locale: String, $limit: Int = 100, $page: Int) {
  subscriptions(
    _currency: $currency
    _locale: $locale
    limit: $limit
    page: $page
  ) {
    count
    page
    pageCount
    results {
      ...SubscriptionFields
    }
  }
}
    fragment SubscriptionFields on SwellSubscription {
  id
  number
  planId
  planName
  productId
  variantId
  status
  active
  canceled
  paused
  paid
  unpaid
  trial
  dateCreated
  datePeriodEnd
  dateOrderPeriodEnd
  datePauseEnd
  dateTrialEnd
  dateCanceled
  price
  quantity
  currency
  subTotal
  discountTotal
  taxTotal
  grandTotal
  recurringTotal
  billingSchedule {
    interval
    intervalCount
    limit
    limitCurrent
    trialDays
  }
  orderSchedule {
    interval
    intervalCount
    limit
    limitCurrent
  }
  options {
    id
    name
    value
    valueId
    variant
    price
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
      variants {
        results {
          id
          name
        }
      }
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
  }
  billing {
    accountCardId
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
    card {
      brand
      displayBrand
      last4
      expMonth
      expYear
    }
  }
}`) as unknown as TypedDocumentString<GetSubscriptionsQuery, GetSubscriptionsQueryVariables>;
export const GetSubscriptionByIdDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getSubscriptionById($id: String!, $currency: String, $locale: String) {
  subscriptionById(id: $id, _currency: $currency, _locale: $locale) {
    ...SubscriptionFields
  }
}
    fragment SubscriptionFields on SwellSubscription {
  id
  number
  planId
  planName
  productId
  variantId
  status
  active
  canceled
  paused
  paid
  unpaid
  trial
  dateCreated
  datePeriodEnd
  dateOrderPeriodEnd
  datePauseEnd
  dateTrialEnd
  dateCanceled
  price
  quantity
  currency
  subTotal
  discountTotal
  taxTotal
  grandTotal
  recurringTotal
  billingSchedule {
    interval
    intervalCount
    limit
    limitCurrent
    trialDays
  }
  orderSchedule {
    interval
    intervalCount
    limit
    limitCurrent
  }
  options {
    id
    name
    value
    valueId
    variant
    price
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
      variants {
        results {
          id
          name
        }
      }
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
  }
  billing {
    accountCardId
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
    card {
      brand
      displayBrand
      last4
      expMonth
      expYear
    }
  }
}`) as unknown as TypedDocumentString<GetSubscriptionByIdQuery, GetSubscriptionByIdQueryVariables>;
export const CancelSubscriptionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation cancelSubscription($id: String!) {
  updateSubscription(id: $id, input: { canceled: true }) {
    ...SubscriptionFields
  }
}
    fragment SubscriptionFields on SwellSubscription {
  id
  number
  planId
  planName
  productId
  variantId
  status
  active
  canceled
  paused
  paid
  unpaid
  trial
  dateCreated
  datePeriodEnd
  dateOrderPeriodEnd
  datePauseEnd
  dateTrialEnd
  dateCanceled
  price
  quantity
  currency
  subTotal
  discountTotal
  taxTotal
  grandTotal
  recurringTotal
  billingSchedule {
    interval
    intervalCount
    limit
    limitCurrent
    trialDays
  }
  orderSchedule {
    interval
    intervalCount
    limit
    limitCurrent
  }
  options {
    id
    name
    value
    valueId
    variant
    price
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
      variants {
        results {
          id
          name
        }
      }
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
  }
  billing {
    accountCardId
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
    card {
      brand
      displayBrand
      last4
      expMonth
      expYear
    }
  }
}`) as unknown as TypedDocumentString<CancelSubscriptionMutation, CancelSubscriptionMutationVariables>;
export const PauseSubscriptionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation pauseSubscription($id: String!, $status: Boolean!, $resumeAt: DateTime) {
  updateSubscription(id: $id, input: { paused: $status, datePauseEnd: $resumeAt }) {
    ...SubscriptionFields
  }
}
    fragment SubscriptionFields on SwellSubscription {
  id
  number
  planId
  planName
  productId
  variantId
  status
  active
  canceled
  paused
  paid
  unpaid
  trial
  dateCreated
  datePeriodEnd
  dateOrderPeriodEnd
  datePauseEnd
  dateTrialEnd
  dateCanceled
  price
  quantity
  currency
  subTotal
  discountTotal
  taxTotal
  grandTotal
  recurringTotal
  billingSchedule {
    interval
    intervalCount
    limit
    limitCurrent
    trialDays
  }
  orderSchedule {
    interval
    intervalCount
    limit
    limitCurrent
  }
  options {
    id
    name
    value
    valueId
    variant
    price
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
      variants {
        results {
          id
          name
        }
      }
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
  }
  billing {
    accountCardId
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
    card {
      brand
      displayBrand
      last4
      expMonth
      expYear
    }
  }
}`) as unknown as TypedDocumentString<PauseSubscriptionMutation, PauseSubscriptionMutationVariables>;
export const ChangeSubscriptionCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation changeSubscriptionCard($id: String!, $cardId: ID!) {
  updateSubscription(id: $id, input: { billing: { accountCardId: $cardId } }) {
    ...SubscriptionFields
  }
}
    fragment SubscriptionFields on SwellSubscription {
  id
  number
  planId
  planName
  productId
  variantId
  status
  active
  canceled
  paused
  paid
  unpaid
  trial
  dateCreated
  datePeriodEnd
  dateOrderPeriodEnd
  datePauseEnd
  dateTrialEnd
  dateCanceled
  price
  quantity
  currency
  subTotal
  discountTotal
  taxTotal
  grandTotal
  recurringTotal
  billingSchedule {
    interval
    intervalCount
    limit
    limitCurrent
    trialDays
  }
  orderSchedule {
    interval
    intervalCount
    limit
    limitCurrent
  }
  options {
    id
    name
    value
    valueId
    variant
    price
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
      variants {
        results {
          id
          name
        }
      }
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
  }
  billing {
    accountCardId
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
    card {
      brand
      displayBrand
      last4
      expMonth
      expYear
    }
  }
}`) as unknown as TypedDocumentString<ChangeSubscriptionCardMutation, ChangeSubscriptionCardMutationVariables>;
export const AddSubscriptionItemDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation addSubscriptionItem($id: String!, $productId: ID!, $quantity: Int!) {
  addSubscriptionItem(
    subscriptionId: $id
    input: { productId: $productId, quantity: $quantity }
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<AddSubscriptionItemMutation, AddSubscriptionItemMutationVariables>;
export const DeleteSubscriptionItemDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation deleteSubscriptionItem($id: String!, $itemId: String!) {
  deleteSubscriptionItem(subscriptionId: $id, itemId: $itemId) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteSubscriptionItemMutation, DeleteSubscriptionItemMutationVariables>;
export const ReplaceSubscriptionProductDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation replaceSubscriptionProduct($id: String!, $productId: ID!, $variantId: ID, $qty: Int!, $interval: String!, $intervalCount: Int!) {
  updateSubscription(
    id: $id
    input: {
      productId: $productId
      variantId: $variantId
      quantity: $qty
      billingSchedule: { interval: $interval, intervalCount: $intervalCount }
    }
  ) {
    ...SubscriptionFields
  }
}
    fragment SubscriptionFields on SwellSubscription {
  id
  number
  planId
  planName
  productId
  variantId
  status
  active
  canceled
  paused
  paid
  unpaid
  trial
  dateCreated
  datePeriodEnd
  dateOrderPeriodEnd
  datePauseEnd
  dateTrialEnd
  dateCanceled
  price
  quantity
  currency
  subTotal
  discountTotal
  taxTotal
  grandTotal
  recurringTotal
  billingSchedule {
    interval
    intervalCount
    limit
    limitCurrent
    trialDays
  }
  orderSchedule {
    interval
    intervalCount
    limit
    limitCurrent
  }
  options {
    id
    name
    value
    valueId
    variant
    price
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
      variants {
        results {
          id
          name
        }
      }
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
  }
  billing {
    accountCardId
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
    card {
      brand
      displayBrand
      last4
      expMonth
      expYear
    }
  }
}`) as unknown as TypedDocumentString<ReplaceSubscriptionProductMutation, ReplaceSubscriptionProductMutationVariables>;
export const ReplaceSubscriptionProductDetailsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation replaceSubscriptionProductDetails($id: String!, $variantId: ID, $qty: Int!, $interval: String!, $intervalCount: Int!) {
  updateSubscription(
    id: $id
    input: {
      variantId: $variantId
      quantity: $qty
      billingSchedule: { interval: $interval, intervalCount: $intervalCount }
    }
  ) {
    ...SubscriptionFields
  }
}
    fragment SubscriptionFields on SwellSubscription {
  id
  number
  planId
  planName
  productId
  variantId
  status
  active
  canceled
  paused
  paid
  unpaid
  trial
  dateCreated
  datePeriodEnd
  dateOrderPeriodEnd
  datePauseEnd
  dateTrialEnd
  dateCanceled
  price
  quantity
  currency
  subTotal
  discountTotal
  taxTotal
  grandTotal
  recurringTotal
  billingSchedule {
    interval
    intervalCount
    limit
    limitCurrent
    trialDays
  }
  orderSchedule {
    interval
    intervalCount
    limit
    limitCurrent
  }
  options {
    id
    name
    value
    valueId
    variant
    price
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
      variants {
        results {
          id
          name
        }
      }
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
  }
  billing {
    accountCardId
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
    card {
      brand
      displayBrand
      last4
      expMonth
      expYear
    }
  }
}`) as unknown as TypedDocumentString<ReplaceSubscriptionProductDetailsMutation, ReplaceSubscriptionProductDetailsMutationVariables>;