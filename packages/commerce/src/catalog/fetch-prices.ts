import {
  isRecord,
  parseList,
  parseText,
  type ListOrConnection,
  type Untrusted,
} from '@sorrel/contracts/untrusted'
import type { Priced, ProductVariant, PurchaseOptions } from '@sorrel/domain/product'
import { getLowestPrice } from '@sorrel/domain/product-facts'
import { ok, type Result } from '@sorrel/domain/result'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import {
  GetCategoryInCurrencyDocument,
  GetProductPricesInCurrencyDocument,
  GetProductsPricesInCurrencyDocument,
  type ProductPricesFragment,
} from '../generated/catalog/graphql.ts'
import { andThen, decodeError, decodeRecord } from '../wire/decode.ts'
import { toList, type MapContext } from '../wire/to-list.ts'
import { type Wire, toCurrencyCode } from '../wire/wire.ts'
import type { Where } from './fetch-products.ts'
import { parseAmount, toPriced } from './to-priced.ts'
import { toAttributes } from './to-product-fields.ts'
import { toPurchaseOptions } from './to-purchase-options.ts'
import { toVariant } from './to-variant.ts'

/** The amounts of a product in one currency, to be merged into the product on the page. */
export interface ProductPrices extends Priced {
  readonly id: string
  readonly slug: string
  readonly currency: string
  readonly purchaseOptions: PurchaseOptions
  /** Prices of the option values that have one, by the value's id. */
  readonly valuePrices: Readonly<Record<string, number>>
  readonly variants: readonly ProductVariant[]
}

function toValuePrices(options: Wire<ProductPricesFragment>['options']): Readonly<Record<string, number>> {
  const values = parseList(options).flatMap((option) => parseList(option.values))
  const prices = values.flatMap((value): [string, number][] => {
    const id = parseText(value.id)
    const price = parseAmount(value.price)
    return id && price !== undefined ? [[id, price]] : []
  })
  return Object.fromEntries(prices)
}

/** A product's amounts; nothing without an id, a slug and a price. */
function toProductPrices(
  wire: Wire<ProductPricesFragment>,
  readerContext: MapContext,
): ProductPrices | undefined {
  const id = parseText(wire.id)
  const slug = parseText(wire.slug)
  const currency = toCurrencyCode(wire.currency)
  const attributes = toAttributes(wire.attributes)
  const context = { ...readerContext, lowestPrice: getLowestPrice({ attributes, currency }) }
  const own = toPriced(wire, context)
  const purchaseOptions = toPurchaseOptions(wire.purchaseOptions, { own, context })
  const priced = own ?? purchaseOptions.standard
  if (!id || !slug || !priced) return undefined
  return {
    ...priced,
    id,
    slug,
    currency,
    purchaseOptions,
    valuePrices: toValuePrices(wire.options),
    variants: toList(wire.variants, {
      name: 'variant',
      context,
      toItem: (variant) => toVariant(variant, { product: priced, productName: '', context }),
    }),
  }
}

function toPricesList(
  value: ListOrConnection<Untrusted<ProductPricesFragment>>,
  context: MapContext,
): readonly ProductPrices[] {
  return toList(value, { name: 'product', context, toItem: (product) => toProductPrices(product, context) })
}

/** A product's amounts in a currency; null for an unknown product. `getProductPricesInCurrency`. */
export async function fetchProductPrices(
  client: CommerceClient,
  { slug, currency }: { readonly slug: string; readonly currency: string },
): Promise<Result<ProductPrices | null, CommerceError>> {
  const answer = await client.query(GetProductPricesInCurrencyDocument, { slug, currency })
  return andThen(answer, ({ productBySlug }) =>
    decodeRecord(productBySlug, {
      operation: 'getProductPricesInCurrency',
      toRecord: (value) => toProductPrices(value, client),
    }),
  )
}

export interface ProductsPricesArgs {
  readonly currency: string
  readonly where?: Where | undefined
  /** Default 20. */
  readonly limit?: number | undefined
  readonly page?: number | undefined
  /** Group of the session's account, for its tier prices. The service applies the group price itself. */
  readonly accountGroup?: string | undefined
}

/** Amounts of a page of products. */
export async function fetchProductsPrices(
  client: CommerceClient,
  { currency, where = {}, limit = 20, page = 1, accountGroup }: ProductsPricesArgs,
): Promise<Result<readonly ProductPrices[], CommerceError>> {
  const answer = await client.query(GetProductsPricesInCurrencyDocument, { currency, where, limit, page })
  return andThen(answer, ({ products }) =>
    isRecord(products)
      ? ok(toPricesList(products, { logger: client.logger, accountGroup }))
      : decodeError('getProductsPricesInCurrency', 'The answer holds no products'),
  )
}

/** Amounts of a category's products; null for an unknown category. `getCategoryInCurrency`. */
export async function fetchCategoryPrices(
  client: CommerceClient,
  { slug, currency }: { readonly slug: string; readonly currency: string },
): Promise<Result<readonly ProductPrices[] | null, CommerceError>> {
  const answer = await client.query(GetCategoryInCurrencyDocument, { slug, currency })
  return andThen(answer, ({ categoryBySlug }) =>
    decodeRecord(categoryBySlug, {
      operation: 'getCategoryInCurrency',
      toRecord: (value) => (isRecord(value) ? toPricesList(value.products, client) : undefined),
    }),
  )
}
