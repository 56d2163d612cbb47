/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type GetProductsPaginatedQueryVariables = Exact<{
  currency?: string | null | undefined;
  locale?: string | null | undefined;
  limit?: number | null | undefined;
  page?: number | null | undefined;
  sort?: string | null | undefined;
  where?: unknown;
  category?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type GetProductsPaginatedQuery = { products: { count: number | null, page: number | null, pageCount: number | null, results: Array<ProductCardFragment | null> | null } | null };

export type GetProductsCountQueryVariables = Exact<{
  where?: unknown;
  category?: string | null | undefined;
}>;


export type GetProductsCountQuery = { products: { count: number | null } | null };

export type GetProductFiltersQueryVariables = Exact<{
  locale?: string | null | undefined;
}>;


export type GetProductFiltersQuery = { attributes: { results: Array<{ name: string | null, type: string | null, values: Array<unknown> | null, filterable: boolean | null, visible: boolean | null } | null> | null } | null, categories: { results: Array<{ name: string | null, slug: string | null } | null> | null } | null };

export type GetAllProductsOptimizedQueryVariables = Exact<{
  currency?: string | null | undefined;
  locale?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type GetAllProductsOptimizedQuery = { products: { count: number | null, page: number | null, pageCount: number | null, results: Array<ProductCardFragment | null> | null } | null };

export type GetAllProductsQueryVariables = Exact<{
  currency?: string | null | undefined;
  locale?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
  category?: string | null | undefined;
}>;


export type GetAllProductsQuery = { products: { count: number | null, page: number | null, pageCount: number | null, results: Array<ProductCardFragment | null> | null } | null };

export type GetProductsPricesInCurrencyQueryVariables = Exact<{
  currency?: string | null | undefined;
  limit?: number | null | undefined;
  page?: number | null | undefined;
  where?: unknown;
}>;


export type GetProductsPricesInCurrencyQuery = { products: { results: Array<ProductPricesFragment | null> | null } | null };

export type GetProductPricesInCurrencyQueryVariables = Exact<{
  slug: string;
  currency?: string | null | undefined;
}>;


export type GetProductPricesInCurrencyQuery = { productBySlug: ProductPricesFragment | null };

export type GetProductSlugsQueryVariables = Exact<{
  limit?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type GetProductSlugsQuery = { products: { count: number | null, page: number | null, pageCount: number | null, results: Array<{ slug: string | null } | null> | null } | null };

export type SearchProductsQueryVariables = Exact<{
  searchTerm?: string | null | undefined;
  currency?: string | null | undefined;
  locale?: string | null | undefined;
  limit?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type SearchProductsQuery = { products: { count: number | null, page: number | null, pageCount: number | null, results: Array<ProductCardFragment | null> | null } | null };

export type GetFilteredProductsQueryVariables = Exact<{
  filter?: unknown;
  currency?: string | null | undefined;
  locale?: string | null | undefined;
  limit?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type GetFilteredProductsQuery = { products: { count: number | null, page: number | null, pageCount: number | null, results: Array<ProductCardFragment | null> | null } | null };

export type GetFilteredSortedProductsQueryVariables = Exact<{
  filter?: unknown;
  sort?: string | null | undefined;
  currency?: string | null | undefined;
  locale?: string | null | undefined;
  limit?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type GetFilteredSortedProductsQuery = { products: { count: number | null, page: number | null, pageCount: number | null, results: Array<ProductCardFragment | null> | null } | null };

export type AddInvoiceItemFirstProductsQueryVariables = Exact<{
  currency?: string | null | undefined;
  locale?: string | null | undefined;
}>;


export type AddInvoiceItemFirstProductsQuery = { products: { count: number | null, page: number | null, pageCount: number | null, results: Array<ProductCardFragment | null> | null } | null };

export type GetCategoriesQueryVariables = Exact<{
  locale?: string | null | undefined;
  limit?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type GetCategoriesQuery = { categories: { count: number | null, page: number | null, pageCount: number | null, results: Array<(
      { content: CategorySettingsFragment | null }
      & CategoryCardFragment
    ) | null> | null } | null };

export type GetCategoryPathsQueryVariables = Exact<{
  limit?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type GetCategoryPathsQuery = { categories: { page: number | null, pageCount: number | null, results: Array<{ slug: string | null, parent: { slug: string | null } | null } | null> | null } | null };

export type GetCategorySlugsQueryVariables = Exact<{
  limit?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type GetCategorySlugsQuery = { categories: { page: number | null, pageCount: number | null, results: Array<{ slug: string | null } | null> | null } | null };

export type GetFeaturedCategoryQueryVariables = Exact<{
  slug: string;
  locale?: string | null | undefined;
}>;


export type GetFeaturedCategoryQuery = { categoryBySlug: CategoryCardFragment | null };

export type GetCategoryPreviewDataQueryVariables = Exact<{
  slug: string;
  currency?: string | null | undefined;
  locale?: string | null | undefined;
}>;


export type GetCategoryPreviewDataQuery = { categoryBySlug: (
    { products: Array<ProductCardFragment | null> | null }
    & CategoryCardFragment
  ) | null };

export type GetCategoryQueryVariables = Exact<{
  slug: string;
  currency?: string | null | undefined;
  locale?: string | null | undefined;
}>;


export type GetCategoryQuery = { categoryBySlug: (
    { metaTitle: string | null, metaKeywords: string | null, metaDescription: string | null, content: (
      { featuredCategories: Array<{ id: string | null, categoryId: string | null, category: CategoryCardFragment | null } | null> | null }
      & CategorySettingsFragment
    ) | null, products: Array<ProductCardFragment | null> | null }
    & CategoryCardFragment
  ) | null };

export type GetCategoryWithProductSlugsQueryVariables = Exact<{
  slug: string;
}>;


export type GetCategoryWithProductSlugsQuery = { categoryBySlug: { slug: string | null, products: Array<{ slug: string | null } | null> | null } | null };

export type GetCategoryInCurrencyQueryVariables = Exact<{
  slug: string;
  currency?: string | null | undefined;
}>;


export type GetCategoryInCurrencyQuery = { categoryBySlug: { slug: string | null, products: Array<ProductPricesFragment | null> | null } | null };

export type GetProductCardQueryVariables = Exact<{
  slug: string;
  currency?: string | null | undefined;
  locale?: string | null | undefined;
}>;


export type GetProductCardQuery = { productBySlug: ProductCardFragment | null };

export type ProductPictureFragment = { id: string | null, caption: string | null, file: { url: string | null, width: number | null, height: number | null } | null };

export type VariantFieldsFragment = { id: string | null, name: string | null, sku: string | null, currency: string | null, optionValueIds: Array<string | null> | null, price: number | null, origPrice: number | null, stockLevel: number | null, images: Array<{ id: string | null, caption: string | null, file: { url: string | null, width: number | null, height: number | null } | null } | null> | null, prices: Array<{ price: number | null, discountPercent: number | null, quantityMin: number | null, quantityMax: number | null, accountGroup: string | null } | null> | null, purchaseOptions: { standard: { price: number | null, sale: boolean | null, salePrice: number | null, origPrice: number | null, prices: Array<{ price: number | null, discountPercent: number | null, quantityMin: number | null, quantityMax: number | null, accountGroup: string | null } | null> | null } | null } | null };

export type PurchaseFieldsFragment = { standard: { active: boolean | null, price: number | null, sale: boolean | null, salePrice: number | null, origPrice: number | null, prices: Array<{ price: number | null, discountPercent: number | null, quantityMin: number | null, quantityMax: number | null, accountGroup: string | null } | null> | null } | null, subscription: { active: boolean | null, plans: Array<{ id: string | null, name: string | null, price: number | null, active: boolean | null, billingSchedule: { interval: string | null, intervalCount: number | null, trialDays: number | null, limit: number | null } | null, orderSchedule: { interval: string | null, intervalCount: number | null, limit: number | null } | null } | null> | null } | null };

export type OptionFieldsFragment = { id: string | null, attributeId: string | null, name: string | null, description: string | null, inputHint: string | null, inputType: string | null, required: boolean | null, active: boolean | null, variant: boolean | null, parentId: string | null, parentValueIds: Array<string | null> | null, values: Array<{ id: string | null, name: string | null, price: number | null, description: string | null, color: string | null } | null> | null };

export type ProductPricesFragment = { id: string | null, slug: string | null, currency: string | null, price: number | null, sale: boolean | null, salePrice: number | null, origPrice: number | null, prices: Array<{ price: number | null, discountPercent: number | null, quantityMin: number | null, quantityMax: number | null, accountGroup: string | null } | null> | null, options: Array<{ id: string | null, values: Array<{ id: string | null, price: number | null } | null> | null } | null> | null, purchaseOptions: PurchaseFieldsFragment | null, variants: { results: Array<VariantFieldsFragment | null> | null } | null };

export type ProductCardFragment = { id: string | null, slug: string | null, name: string | null, description: string | null, currency: string | null, price: number | null, sale: boolean | null, salePrice: number | null, origPrice: number | null, tags: Array<string | null> | null, attributes: unknown, stockLevel: number | null, stockStatus: string | null, stockTracking: boolean | null, stockPurchasable: boolean | null, prices: Array<{ price: number | null, discountPercent: number | null, quantityMin: number | null, quantityMax: number | null, accountGroup: string | null } | null> | null, images: Array<ProductPictureFragment | null> | null, categories: Array<{ name: string | null, slug: string | null } | null> | null, options: Array<OptionFieldsFragment | null> | null, purchaseOptions: PurchaseFieldsFragment | null, variants: { results: Array<VariantFieldsFragment | null> | null } | null };

export type CategoryCardFragment = { name: string | null, slug: string | null, description: string | null, images: Array<{ id: string | null, caption: string | null, file: { url: string | null, width: number | null, height: number | null } | null } | null> | null };

export type CategorySettingsFragment = { showProductsPrice: boolean | null, showProductsDescription: boolean | null, showFeaturedCategories: boolean | null, productsPerRow: string | null, enableQuickAdd: boolean | null };

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
export const GetProductsPaginatedDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getProductsPaginated($currency: String, $locale: String, $limit: Int, $page: Int, $sort: String, $where: JSON, $category: String, $search: String) {
  products(
    _currency: $currency
    _locale: $locale
    limit: $limit
    page: $page
    sort: $sort
    where: $where
    category: $category
    search: $search
  ) {
    count
    page
    pageCount
    results {
      ...ProductCard
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
}`) as unknown as TypedDocumentString<GetProductsPaginatedQuery, GetProductsPaginatedQueryVariables>;
export const GetProductsCountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getProductsCount($where: JSON, $category: String) {
  products(limit: 1, where: $where, category: $category) {
    count
  }
}
    `) as unknown as TypedDocumentString<GetProductsCountQuery, GetProductsCountQueryVariables>;
export const GetProductFiltersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getProductFilters($locale: String) {
  attributes(_locale: $locale, limit: 100, where: { filterable: true }) {
    results {
      name
      type
      values
      filterable
      visible
    }
  }
  categories(_locale: $locale, limit: 100) {
    results {
      name
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<GetProductFiltersQuery, GetProductFiltersQueryVariables>;
export const GetAllProductsOptimizedDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getAllProductsOptimized($currency: String, $locale: String, $page: Int, $limit: Int = 25) {
  products(_currency: $currency, _locale: $locale, limit: $limit, page: $page) {
    count
    page
    pageCount
    results {
      ...ProductCard
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
}`) as unknown as TypedDocumentString<GetAllProductsOptimizedQuery, GetAllProductsOptimizedQueryVariables>;
export const GetAllProductsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getAllProducts($currency: String, $locale: String, $page: Int, $limit: Int = 100, $category: String) {
  products(
    _currency: $currency
    _locale: $locale
    limit: $limit
    page: $page
    category: $category
  ) {
    count
    page
    pageCount
    results {
      ...ProductCard
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
}`) as unknown as TypedDocumentString<GetAllProductsQuery, GetAllProductsQueryVariables>;
export const GetProductsPricesInCurrencyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getProductsPricesInCurrency($currency: String, $limit: Int = 20, $page: Int, $where: JSON) {
  products(_currency: $currency, limit: $limit, page: $page, where: $where) {
    results {
      ...ProductPrices
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
}
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
}`) as unknown as TypedDocumentString<GetProductsPricesInCurrencyQuery, GetProductsPricesInCurrencyQueryVariables>;
export const GetProductPricesInCurrencyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getProductPricesInCurrency($slug: String!, $currency: String) {
  productBySlug(slug: $slug, _currency: $currency) {
    ...ProductPrices
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
}`) as unknown as TypedDocumentString<GetProductPricesInCurrencyQuery, GetProductPricesInCurrencyQueryVariables>;
export const GetProductSlugsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getProductSlugs($limit: Int, $page: Int) {
  products(limit: $limit, page: $page) {
    count
    page
    pageCount
    results {
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<GetProductSlugsQuery, GetProductSlugsQueryVariables>;
export const SearchProductsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query searchProducts($searchTerm: String, $currency: String, $locale: String, $limit: Int, $page: Int) {
  products(
    search: $searchTerm
    _currency: $currency
    _locale: $locale
    limit: $limit
    page: $page
  ) {
    count
    page
    pageCount
    results {
      ...ProductCard
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
}`) as unknown as TypedDocumentString<SearchProductsQuery, SearchProductsQueryVariables>;
export const GetFilteredProductsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getFilteredProducts($filter: JSON, $currency: String, $locale: String, $limit: Int = 20, $page: Int) {
  products(
    where: $filter
    _currency: $currency
    _locale: $locale
    limit: $limit
    page: $page
  ) {
    count
    page
    pageCount
    results {
      ...ProductCard
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
}`) as unknown as TypedDocumentString<GetFilteredProductsQuery, GetFilteredProductsQueryVariables>;
export const GetFilteredSortedProductsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getFilteredSortedProducts($filter: JSON, $sort: String, $currency: String, $locale: String, $limit: Int = 20, $page: Int) {
  products(
    where: $filter
    sort: $sort
    _currency: $currency
    _locale: $locale
    limit: $limit
    page: $page
  ) {
    count
    page
    pageCount
    results {
      ...ProductCard
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
}`) as unknown as TypedDocumentString<GetFilteredSortedProductsQuery, GetFilteredSortedProductsQueryVariables>;
export const AddInvoiceItemFirstProductsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query addInvoiceItemFirstProducts($currency: String, $locale: String) {
  products(_currency: $currency, _locale: $locale, limit: 10) {
    count
    page
    pageCount
    results {
      ...ProductCard
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
}`) as unknown as TypedDocumentString<AddInvoiceItemFirstProductsQuery, AddInvoiceItemFirstProductsQueryVariables>;
export const GetCategoriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getCategories($locale: String, $limit: Int = 100, $page: Int) {
  categories(_locale: $locale, limit: $limit, page: $page) {
    count
    page
    pageCount
    results {
      ...CategoryCard
      content {
        ...CategorySettings
      }
    }
  }
}
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
fragment CategorySettings on SwellCategoryContent {
  showProductsPrice
  showProductsDescription
  showFeaturedCategories
  productsPerRow
  enableQuickAdd
}`) as unknown as TypedDocumentString<GetCategoriesQuery, GetCategoriesQueryVariables>;
export const GetCategoryPathsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getCategoryPaths($limit: Int = 100, $page: Int) {
  categories(limit: $limit, page: $page) {
    page
    pageCount
    results {
      slug
      parent {
        slug
      }
    }
  }
}
    `) as unknown as TypedDocumentString<GetCategoryPathsQuery, GetCategoryPathsQueryVariables>;
export const GetCategorySlugsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getCategorySlugs($limit: Int = 100, $page: Int) {
  categories(limit: $limit, page: $page) {
    page
    pageCount
    results {
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<GetCategorySlugsQuery, GetCategorySlugsQueryVariables>;
export const GetFeaturedCategoryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getFeaturedCategory($slug: String!, $locale: String) {
  categoryBySlug(slug: $slug, _locale: $locale) {
    ...CategoryCard
  }
}
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
}`) as unknown as TypedDocumentString<GetFeaturedCategoryQuery, GetFeaturedCategoryQueryVariables>;
export const GetCategoryPreviewDataDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getCategoryPreviewData($slug: String!, $currency: String, $locale: String) {
  categoryBySlug(slug: $slug, _currency: $currency, _locale: $locale) {
    ...CategoryCard
    products(_currency: $currency, _locale: $locale) {
      ...ProductCard
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
}
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
}`) as unknown as TypedDocumentString<GetCategoryPreviewDataQuery, GetCategoryPreviewDataQueryVariables>;
export const GetCategoryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getCategory($slug: String!, $currency: String, $locale: String) {
  categoryBySlug(slug: $slug, _currency: $currency, _locale: $locale) {
    ...CategoryCard
    metaTitle
    metaKeywords
    metaDescription
    content {
      ...CategorySettings
      featuredCategories {
        id
        categoryId
        category(_locale: $locale) {
          ...CategoryCard
        }
      }
    }
    products(_currency: $currency, _locale: $locale) {
      ...ProductCard
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
}
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
fragment CategorySettings on SwellCategoryContent {
  showProductsPrice
  showProductsDescription
  showFeaturedCategories
  productsPerRow
  enableQuickAdd
}`) as unknown as TypedDocumentString<GetCategoryQuery, GetCategoryQueryVariables>;
export const GetCategoryWithProductSlugsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getCategoryWithProductSlugs($slug: String!) {
  categoryBySlug(slug: $slug) {
    slug
    products {
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<GetCategoryWithProductSlugsQuery, GetCategoryWithProductSlugsQueryVariables>;
export const GetCategoryInCurrencyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getCategoryInCurrency($slug: String!, $currency: String) {
  categoryBySlug(slug: $slug, _currency: $currency) {
    slug
    products(_currency: $currency) {
      ...ProductPrices
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
}
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
}`) as unknown as TypedDocumentString<GetCategoryInCurrencyQuery, GetCategoryInCurrencyQueryVariables>;
export const GetProductCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getProductCard($slug: String!, $currency: String, $locale: String) {
  productBySlug(slug: $slug, _currency: $currency, _locale: $locale) {
    ...ProductCard
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
}`) as unknown as TypedDocumentString<GetProductCardQuery, GetProductCardQueryVariables>;