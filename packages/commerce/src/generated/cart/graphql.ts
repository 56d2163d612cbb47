/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SwellCartBillingInput = {
  accountCardId?: string | number | null | undefined;
  address1?: string | null | undefined;
  address2?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  method?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
};

export type SwellCartInput = {
  billing?: SwellCartBillingInput | null | undefined;
  comments?: string | null | undefined;
  couponCode?: string | null | undefined;
  items?: Array<SwellCartItemInput | null | undefined> | null | undefined;
  shipping?: SwellCartShippingInput | null | undefined;
};

export type SwellCartItemInput = {
  options?: Array<SwellCartItemOptionInput | null | undefined> | null | undefined;
  productId?: string | number | null | undefined;
  purchaseOption?: SwellCartItemPurchaseOptionInput | null | undefined;
  quantity?: number | null | undefined;
  variantId?: string | number | null | undefined;
};

export type SwellCartItemOptionInput = {
  id?: string | null | undefined;
  name?: string | null | undefined;
  value?: string | null | undefined;
  valueId?: string | number | null | undefined;
};

export type SwellCartItemPurchaseOptionInput = {
  planId?: string | number | null | undefined;
  type?: string | null | undefined;
};

export type SwellCartShippingInput = {
  accountAddressId?: string | number | null | undefined;
  address1?: string | null | undefined;
  address2?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  service?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
};

export type CartFieldsFragment = { checkoutId: string | null, checkoutUrl: string | null, currency: string | null, displayCurrency: string | null, itemQuantity: number | null, subTotal: number | null, discountTotal: number | null, taxTotal: number | null, taxIncludedTotal: number | null, shipmentTotal: number | null, giftcardTotal: number | null, grandTotal: number | null, couponCode: string | null, giftcards: Array<{ id: string | null, amount: number | null, codeFormatted: string | null, last4: string | null } | null> | null, items: Array<{ id: string | null, productId: string | null, variantId: string | null, quantity: number | null, price: number | null, origPrice: number | null, priceTotal: number | null, discountTotal: number | null, discountEach: number | null, taxTotal: number | null, taxes: Array<{ id: string | null, amount: number | null } | null> | null, options: Array<{ id: string | null, name: string | null, value: string | null, valueId: string | null, variant: boolean | null, price: number | null } | null> | null, purchaseOption: { type: string | null, planId: string | null, planName: string | null, billingSchedule: { interval: string | null, intervalCount: number | null, trialDays: number | null, limit: number | null } | null, orderSchedule: { interval: string | null, intervalCount: number | null, limit: number | null } | null } | null, product: { id: string | null, slug: string | null, name: string | null, tags: Array<string | null> | null, stockLevel: number | null, stockTracking: boolean | null, stockPurchasable: boolean | null, images: Array<{ id: string | null, caption: string | null, file: { url: string | null, width: number | null, height: number | null } | null } | null> | null } | null, variant: { id: string | null, name: string | null, stockLevel: number | null, images: Array<{ id: string | null, caption: string | null, file: { url: string | null, width: number | null, height: number | null } | null } | null> | null } | null } | null> | null };

export type GetCartQueryVariables = Exact<{
  currency?: string | null | undefined;
  locale?: string | null | undefined;
}>;


export type GetCartQuery = { cart: CartFieldsFragment | null };

export type AddToCartMutationVariables = Exact<{
  cartItemInput: SwellCartItemInput;
  currency?: string | null | undefined;
  locale?: string | null | undefined;
}>;


export type AddToCartMutation = { addCartItem: CartFieldsFragment | null };

export type UpdateCartItemMutationVariables = Exact<{
  itemId: string;
  input: SwellCartItemInput;
  currency?: string | null | undefined;
  locale?: string | null | undefined;
}>;


export type UpdateCartItemMutation = { updateCartItem: CartFieldsFragment | null };

export type DeleteCartItemMutationVariables = Exact<{
  itemId: string;
}>;


export type DeleteCartItemMutation = { deleteCartItem: CartFieldsFragment | null };

export type UpdateCartMutationVariables = Exact<{
  input: SwellCartInput;
  currency?: string | null | undefined;
  locale?: string | null | undefined;
}>;


export type UpdateCartMutation = { updateCart: CartFieldsFragment | null };

export type ApplyCouponMutationVariables = Exact<{
  code: string;
  currency?: string | null | undefined;
  locale?: string | null | undefined;
}>;


export type ApplyCouponMutation = { applyCoupon: CartFieldsFragment | null };

export type RemoveCouponMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveCouponMutation = { removeCoupon: CartFieldsFragment | null };

export type ApplyGiftcardMutationVariables = Exact<{
  code: string;
  currency?: string | null | undefined;
  locale?: string | null | undefined;
}>;


export type ApplyGiftcardMutation = { applyGiftcard: CartFieldsFragment | null };

export type RemoveGiftcardMutationVariables = Exact<{
  giftcardId: string;
  currency?: string | null | undefined;
  locale?: string | null | undefined;
}>;


export type RemoveGiftcardMutation = { removeGiftcard: CartFieldsFragment | null };

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
export const CartFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CartFields on SwellCart {
  checkoutId
  checkoutUrl
  currency
  displayCurrency
  itemQuantity
  subTotal
  discountTotal
  taxTotal
  taxIncludedTotal
  shipmentTotal
  giftcardTotal
  grandTotal
  couponCode
  giftcards {
    id
    amount
    codeFormatted
    last4
  }
  items {
    id
    productId
    variantId
    quantity
    price
    origPrice
    priceTotal
    discountTotal
    discountEach
    taxTotal
    taxes {
      id
      amount
    }
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
      tags
      stockLevel
      stockTracking
      stockPurchasable
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
      stockLevel
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
}
    `, {"fragmentName":"CartFields"}) as unknown as TypedDocumentString<CartFieldsFragment, unknown>;
export const GetCartDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getCart($currency: String, $locale: String) {
  cart(_currency: $currency, _locale: $locale) {
    ...CartFields
  }
}
    fragment CartFields on SwellCart {
  checkoutId
  checkoutUrl
  currency
  displayCurrency
  itemQuantity
  subTotal
  discountTotal
  taxTotal
  taxIncludedTotal
  shipmentTotal
  giftcardTotal
  grandTotal
  couponCode
  giftcards {
    id
    amount
    codeFormatted
    last4
  }
  items {
    id
    productId
    variantId
    quantity
    price
    origPrice
    priceTotal
    discountTotal
    discountEach
    taxTotal
    taxes {
      id
      amount
    }
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
      tags
      stockLevel
      stockTracking
      stockPurchasable
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
      stockLevel
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
}`) as unknown as TypedDocumentString<GetCartQuery, GetCartQueryVariables>;
export const AddToCartDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation addToCart($cartItemInput: SwellCartItemInput!, $currency: String, $locale: String) {
  addCartItem(input: $cartItemInput, _currency: $currency, _locale: $locale) {
    ...CartFields
  }
}
    fragment CartFields on SwellCart {
  checkoutId
  checkoutUrl
  currency
  displayCurrency
  itemQuantity
  subTotal
  discountTotal
  taxTotal
  taxIncludedTotal
  shipmentTotal
  giftcardTotal
  grandTotal
  couponCode
  giftcards {
    id
    amount
    codeFormatted
    last4
  }
  items {
    id
    productId
    variantId
    quantity
    price
    origPrice
    priceTotal
    discountTotal
    discountEach
    taxTotal
    taxes {
      id
      amount
    }
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
      tags
      stockLevel
      stockTracking
      stockPurchasable
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
      stockLevel
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
}`) as unknown as TypedDocumentString<AddToCartMutation, AddToCartMutationVariables>;
export const UpdateCartItemDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation updateCartItem($itemId: String!, $input: SwellCartItemInput!, $currency: String, $locale: String) {
  updateCartItem(
    itemId: $itemId
    input: $input
    _currency: $currency
    _locale: $locale
  ) {
    ...CartFields
  }
}
    fragment CartFields on SwellCart {
  checkoutId
  checkoutUrl
  currency
  displayCurrency
  itemQuantity
  subTotal
  discountTotal
  taxTotal
  taxIncludedTotal
  shipmentTotal
  giftcardTotal
  grandTotal
  couponCode
  giftcards {
    id
    amount
    codeFormatted
    last4
  }
  items {
    id
    productId
    variantId
    quantity
    price
    origPrice
    priceTotal
    discountTotal
    discountEach
    taxTotal
    taxes {
      id
      amount
    }
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
      tags
      stockLevel
      stockTracking
      stockPurchasable
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
      stockLevel
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
}`) as unknown as TypedDocumentString<UpdateCartItemMutation, UpdateCartItemMutationVariables>;
export const DeleteCartItemDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation deleteCartItem($itemId: String!) {
  deleteCartItem(itemId: $itemId) {
    ...CartFields
  }
}
    fragment CartFields on SwellCart {
  checkoutId
  checkoutUrl
  currency
  displayCurrency
  itemQuantity
  subTotal
  discountTotal
  taxTotal
  taxIncludedTotal
  shipmentTotal
  giftcardTotal
  grandTotal
  couponCode
  giftcards {
    id
    amount
    codeFormatted
    last4
  }
  items {
    id
    productId
    variantId
    quantity
    price
    origPrice
    priceTotal
    discountTotal
    discountEach
    taxTotal
    taxes {
      id
      amount
    }
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
      tags
      stockLevel
      stockTracking
      stockPurchasable
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
      stockLevel
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
}`) as unknown as TypedDocumentString<DeleteCartItemMutation, DeleteCartItemMutationVariables>;
export const UpdateCartDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation updateCart($input: SwellCartInput!, $currency: String, $locale: String) {
  updateCart(input: $input, _currency: $currency, _locale: $locale) {
    ...CartFields
  }
}
    fragment CartFields on SwellCart {
  checkoutId
  checkoutUrl
  currency
  displayCurrency
  itemQuantity
  subTotal
  discountTotal
  taxTotal
  taxIncludedTotal
  shipmentTotal
  giftcardTotal
  grandTotal
  couponCode
  giftcards {
    id
    amount
    codeFormatted
    last4
  }
  items {
    id
    productId
    variantId
    quantity
    price
    origPrice
    priceTotal
    discountTotal
    discountEach
    taxTotal
    taxes {
      id
      amount
    }
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
      tags
      stockLevel
      stockTracking
      stockPurchasable
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
      stockLevel
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
}`) as unknown as TypedDocumentString<UpdateCartMutation, UpdateCartMutationVariables>;
export const ApplyCouponDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation applyCoupon($code: String!, $currency: String, $locale: String) {
  applyCoupon(code: $code, _currency: $currency, _locale: $locale) {
    ...CartFields
  }
}
    fragment CartFields on SwellCart {
  checkoutId
  checkoutUrl
  currency
  displayCurrency
  itemQuantity
  subTotal
  discountTotal
  taxTotal
  taxIncludedTotal
  shipmentTotal
  giftcardTotal
  grandTotal
  couponCode
  giftcards {
    id
    amount
    codeFormatted
    last4
  }
  items {
    id
    productId
    variantId
    quantity
    price
    origPrice
    priceTotal
    discountTotal
    discountEach
    taxTotal
    taxes {
      id
      amount
    }
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
      tags
      stockLevel
      stockTracking
      stockPurchasable
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
      stockLevel
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
}`) as unknown as TypedDocumentString<ApplyCouponMutation, ApplyCouponMutationVariables>;
export const RemoveCouponDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation removeCoupon {
  removeCoupon {
    ...CartFields
  }
}
    fragment CartFields on SwellCart {
  checkoutId
  checkoutUrl
  currency
  displayCurrency
  itemQuantity
  subTotal
  discountTotal
  taxTotal
  taxIncludedTotal
  shipmentTotal
  giftcardTotal
  grandTotal
  couponCode
  giftcards {
    id
    amount
    codeFormatted
    last4
  }
  items {
    id
    productId
    variantId
    quantity
    price
    origPrice
    priceTotal
    discountTotal
    discountEach
    taxTotal
    taxes {
      id
      amount
    }
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
      tags
      stockLevel
      stockTracking
      stockPurchasable
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
      stockLevel
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
}`) as unknown as TypedDocumentString<RemoveCouponMutation, RemoveCouponMutationVariables>;
export const ApplyGiftcardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation applyGiftcard($code: String!, $currency: String, $locale: String) {
  applyGiftcard(code: $code, _currency: $currency, _locale: $locale) {
    ...CartFields
  }
}
    fragment CartFields on SwellCart {
  checkoutId
  checkoutUrl
  currency
  displayCurrency
  itemQuantity
  subTotal
  discountTotal
  taxTotal
  taxIncludedTotal
  shipmentTotal
  giftcardTotal
  grandTotal
  couponCode
  giftcards {
    id
    amount
    codeFormatted
    last4
  }
  items {
    id
    productId
    variantId
    quantity
    price
    origPrice
    priceTotal
    discountTotal
    discountEach
    taxTotal
    taxes {
      id
      amount
    }
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
      tags
      stockLevel
      stockTracking
      stockPurchasable
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
      stockLevel
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
}`) as unknown as TypedDocumentString<ApplyGiftcardMutation, ApplyGiftcardMutationVariables>;
export const RemoveGiftcardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation removeGiftcard($giftcardId: String!, $currency: String, $locale: String) {
  removeGiftcard(giftcardId: $giftcardId, _currency: $currency, _locale: $locale) {
    ...CartFields
  }
}
    fragment CartFields on SwellCart {
  checkoutId
  checkoutUrl
  currency
  displayCurrency
  itemQuantity
  subTotal
  discountTotal
  taxTotal
  taxIncludedTotal
  shipmentTotal
  giftcardTotal
  grandTotal
  couponCode
  giftcards {
    id
    amount
    codeFormatted
    last4
  }
  items {
    id
    productId
    variantId
    quantity
    price
    origPrice
    priceTotal
    discountTotal
    discountEach
    taxTotal
    taxes {
      id
      amount
    }
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
      tags
      stockLevel
      stockTracking
      stockPurchasable
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
      stockLevel
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
}`) as unknown as TypedDocumentString<RemoveGiftcardMutation, RemoveGiftcardMutationVariables>;