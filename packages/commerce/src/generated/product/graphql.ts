/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ProductPictureFragment = { id: string | null, caption: string | null, file: { url: string | null, width: number | null, height: number | null } | null };

export type VariantFieldsFragment = { id: string | null, name: string | null, sku: string | null, currency: string | null, optionValueIds: Array<string | null> | null, price: number | null, origPrice: number | null, stockLevel: number | null, images: Array<{ id: string | null, caption: string | null, file: { url: string | null, width: number | null, height: number | null } | null } | null> | null, prices: Array<{ price: number | null, discountPercent: number | null, quantityMin: number | null, quantityMax: number | null, accountGroup: string | null } | null> | null, purchaseOptions: { standard: { price: number | null, sale: boolean | null, salePrice: number | null, origPrice: number | null, prices: Array<{ price: number | null, discountPercent: number | null, quantityMin: number | null, quantityMax: number | null, accountGroup: string | null } | null> | null } | null } | null };

export type PurchaseFieldsFragment = { standard: { active: boolean | null, price: number | null, sale: boolean | null, salePrice: number | null, origPrice: number | null, prices: Array<{ price: number | null, discountPercent: number | null, quantityMin: number | null, quantityMax: number | null, accountGroup: string | null } | null> | null } | null, subscription: { active: boolean | null, plans: Array<{ id: string | null, name: string | null, price: number | null, active: boolean | null, billingSchedule: { interval: string | null, intervalCount: number | null, trialDays: number | null, limit: number | null } | null, orderSchedule: { interval: string | null, intervalCount: number | null, limit: number | null } | null } | null> | null } | null };

export type OptionFieldsFragment = { id: string | null, attributeId: string | null, name: string | null, description: string | null, inputHint: string | null, inputType: string | null, required: boolean | null, active: boolean | null, variant: boolean | null, parentId: string | null, parentValueIds: Array<string | null> | null, values: Array<{ id: string | null, name: string | null, price: number | null, description: string | null, color: string | null } | null> | null };

export type ProductPricesFragment = { id: string | null, slug: string | null, currency: string | null, price: number | null, sale: boolean | null, salePrice: number | null, origPrice: number | null, prices: Array<{ price: number | null, discountPercent: number | null, quantityMin: number | null, quantityMax: number | null, accountGroup: string | null } | null> | null, options: Array<{ id: string | null, values: Array<{ id: string | null, price: number | null } | null> | null } | null> | null, purchaseOptions: PurchaseFieldsFragment | null, variants: { results: Array<VariantFieldsFragment | null> | null } | null };

export type ProductCardFragment = { id: string | null, slug: string | null, name: string | null, description: string | null, currency: string | null, price: number | null, sale: boolean | null, salePrice: number | null, origPrice: number | null, tags: Array<string | null> | null, attributes: unknown, stockLevel: number | null, stockStatus: string | null, stockTracking: boolean | null, stockPurchasable: boolean | null, prices: Array<{ price: number | null, discountPercent: number | null, quantityMin: number | null, quantityMax: number | null, accountGroup: string | null } | null> | null, images: Array<ProductPictureFragment | null> | null, categories: Array<{ name: string | null, slug: string | null } | null> | null, options: Array<OptionFieldsFragment | null> | null, purchaseOptions: PurchaseFieldsFragment | null, variants: { results: Array<VariantFieldsFragment | null> | null } | null };

export type CategoryCardFragment = { name: string | null, slug: string | null, description: string | null, images: Array<{ id: string | null, caption: string | null, file: { url: string | null, width: number | null, height: number | null } | null } | null> | null };

export type CategorySettingsFragment = { showProductsPrice: boolean | null, showProductsDescription: boolean | null, showFeaturedCategories: boolean | null, productsPerRow: string | null, enableQuickAdd: boolean | null };

export type GetProductQueryVariables = Exact<{
  slug: string;
  currency?: string | null | undefined;
  locale?: string | null | undefined;
}>;


export type GetProductQuery = { productBySlug: (
    { sku: string | null, metaTitle: string | null, metaDescription: string | null, content: { calloutTitle: string | null, calloutDescription: string | null, showStockLevels: boolean | null, lowStockIndicator: number | null, enableProductCounter: boolean | null, layoutOptions: string | null, productHighlights: Array<{ id: string | null, label: string | null, icon: string | null, customIcon: { url: string | null, width: number | null, height: number | null } | null } | null> | null, expandableDetails: Array<{ id: string | null, label: string | null, details: string | null } | null> | null } | null, upSells: Array<{ productId: string | null, product: ProductCardFragment | null } | null> | null, crossSells: Array<{ id: string | null, productId: string | null, discountType: string | null, discountAmount: number | null, discountPercent: number | null, product: ProductCardFragment | null } | null> | null }
    & ProductCardFragment
  ) | null };

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
export const PurchaseFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PurchaseFields on SwellProductPurchaseOptions {
  standard {
    active
    price
    sale
    salePrice
    origPrice
    prices {
      price
      discountPercent
      quantityMin
      quantityMax
      accountGroup
    }
  }
  subscription {
    active
    plans {
      id
      name
      price
      active
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
  }
}
    `, {"fragmentName":"PurchaseFields"}) as unknown as TypedDocumentString<PurchaseFieldsFragment, unknown>;
export const VariantFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment VariantFields on SwellProductVariant {
  id
  name
  sku
  currency
  optionValueIds
  price
  origPrice
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
  prices {
    price
    discountPercent
    quantityMin
    quantityMax
    accountGroup
  }
  purchaseOptions {
    standard {
      price
      sale
      salePrice
      origPrice
      prices {
        price
        discountPercent
        quantityMin
        quantityMax
        accountGroup
      }
    }
  }
}
    `, {"fragmentName":"VariantFields"}) as unknown as TypedDocumentString<VariantFieldsFragment, unknown>;
export const ProductPricesFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProductPrices on SwellProduct {
  id
  slug
  currency
  price
  sale
  salePrice
  origPrice
  prices {
    price
    discountPercent
    quantityMin
    quantityMax
    accountGroup
  }
  options {
    id
    values {
      id
      price
    }
  }
  purchaseOptions {
    ...PurchaseFields
  }
  variants {
    results {
      ...VariantFields
    }
  }
}
    fragment VariantFields on SwellProductVariant {
  id
  name
  sku
  currency
  optionValueIds
  price
  origPrice
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
  prices {
    price
    discountPercent
    quantityMin
    quantityMax
    accountGroup
  }
  purchaseOptions {
    standard {
      price
      sale
      salePrice
      origPrice
      prices {
        price
        discountPercent
        quantityMin
        quantityMax
        accountGroup
      }
    }
  }
}
fragment PurchaseFields on SwellProductPurchaseOptions {
  standard {
    active
    price
    sale
    salePrice
    origPrice
    prices {
      price
      discountPercent
      quantityMin
      quantityMax
      accountGroup
    }
  }
  subscription {
    active
    plans {
      id
      name
      price
      active
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
  }
}`, {"fragmentName":"ProductPrices"}) as unknown as TypedDocumentString<ProductPricesFragment, unknown>;
export const ProductPictureFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProductPicture on SwellProductImage {
  id
  caption
  file {
    url
    width
    height
  }
}
    `, {"fragmentName":"ProductPicture"}) as unknown as TypedDocumentString<ProductPictureFragment, unknown>;
export const OptionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OptionFields on SwellProductOption {
  id
  attributeId
  name
  description
  inputHint
  inputType
  required
  active
  variant
  parentId
  parentValueIds
  values {
    id
    name
    price
    description
    color
  }
}
    `, {"fragmentName":"OptionFields"}) as unknown as TypedDocumentString<OptionFieldsFragment, unknown>;
export const ProductCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProductCard on SwellProduct {
  id
  slug
  name
  description
  currency
  price
  sale
  salePrice
  origPrice
  tags
  attributes
  stockLevel
  stockStatus
  stockTracking
  stockPurchasable
  prices {
    price
    discountPercent
    quantityMin
    quantityMax
    accountGroup
  }
  images {
    ...ProductPicture
  }
  categories {
    name
    slug
  }
  options {
    ...OptionFields
  }
  purchaseOptions {
    ...PurchaseFields
  }
  variants {
    results {
      ...VariantFields
    }
  }
}
    fragment ProductPicture on SwellProductImage {
  id
  caption
  file {
    url
    width
    height
  }
}
fragment VariantFields on SwellProductVariant {
  id
  name
  sku
  currency
  optionValueIds
  price
  origPrice
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
  prices {
    price
    discountPercent
    quantityMin
    quantityMax
    accountGroup
  }
  purchaseOptions {
    standard {
      price
      sale
      salePrice
      origPrice
      prices {
        price
        discountPercent
        quantityMin
        quantityMax
        accountGroup
      }
    }
  }
}
fragment PurchaseFields on SwellProductPurchaseOptions {
  standard {
    active
    price
    sale
    salePrice
    origPrice
    prices {
      price
      discountPercent
      quantityMin
      quantityMax
      accountGroup
    }
  }
  subscription {
    active
    plans {
      id
      name
      price
      active
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
  }
}
fragment OptionFields on SwellProductOption {
  id
  attributeId
  name
  description
  inputHint
  inputType
  required
  active
  variant
  parentId
  parentValueIds
  values {
    id
    name
    price
    description
    color
  }
}`, {"fragmentName":"ProductCard"}) as unknown as TypedDocumentString<ProductCardFragment, unknown>;
export const CategoryCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CategoryCard on SwellCategory {
  name
  slug
  description
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
    `, {"fragmentName":"CategoryCard"}) as unknown as TypedDocumentString<CategoryCardFragment, unknown>;
export const CategorySettingsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CategorySettings on SwellCategoryContent {
  showProductsPrice
  showProductsDescription
  showFeaturedCategories
  productsPerRow
  enableQuickAdd
}
    `, {"fragmentName":"CategorySettings"}) as unknown as TypedDocumentString<CategorySettingsFragment, unknown>;
export const GetProductDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getProduct($slug: String!, $currency: String, $locale: String) {
  productBySlug(slug: $slug, _currency: $currency, _locale: $locale) {
    ...ProductCard
    sku
    metaTitle
    metaDescription
    content {
      calloutTitle
      calloutDescription
      showStockLevels
      lowStockIndicator
      enableProductCounter
      layoutOptions
      productHighlights {
        id
        label
        icon
        customIcon {
          url
          width
          height
        }
      }
      expandableDetails {
        id
        label
        details
      }
    }
    upSells {
      productId
      product(_currency: $currency, _locale: $locale) {
        ...ProductCard
      }
    }
    crossSells {
      id
      productId
      discountType
      discountAmount
      discountPercent
      product(_currency: $currency, _locale: $locale) {
        ...ProductCard
      }
    }
  }
}
    fragment ProductPicture on SwellProductImage {
  id
  caption
  file {
    url
    width
    height
  }
}
fragment VariantFields on SwellProductVariant {
  id
  name
  sku
  currency
  optionValueIds
  price
  origPrice
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
  prices {
    price
    discountPercent
    quantityMin
    quantityMax
    accountGroup
  }
  purchaseOptions {
    standard {
      price
      sale
      salePrice
      origPrice
      prices {
        price
        discountPercent
        quantityMin
        quantityMax
        accountGroup
      }
    }
  }
}
fragment PurchaseFields on SwellProductPurchaseOptions {
  standard {
    active
    price
    sale
    salePrice
    origPrice
    prices {
      price
      discountPercent
      quantityMin
      quantityMax
      accountGroup
    }
  }
  subscription {
    active
    plans {
      id
      name
      price
      active
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
  }
}
fragment OptionFields on SwellProductOption {
  id
  attributeId
  name
  description
  inputHint
  inputType
  required
  active
  variant
  parentId
  parentValueIds
  values {
    id
    name
    price
    description
    color
  }
}
fragment ProductCard on SwellProduct {
  id
  slug
  name
  description
  currency
  price
  sale
  salePrice
  origPrice
  tags
  attributes
  stockLevel
  stockStatus
  stockTracking
  stockPurchasable
  prices {
    price
    discountPercent
    quantityMin
    quantityMax
    accountGroup
  }
  images {
    ...ProductPicture
  }
  categories {
    name
    slug
  }
  options {
    ...OptionFields
  }
  purchaseOptions {
    ...PurchaseFields
  }
  variants {
    results {
      ...VariantFields
    }
  }
}`) as unknown as TypedDocumentString<GetProductQuery, GetProductQueryVariables>;