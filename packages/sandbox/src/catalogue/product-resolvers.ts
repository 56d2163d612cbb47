import { narrowMarket, type GraphqlContext } from '../graphql/context.ts'
import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { toWholeConnection } from '../listing/connection.ts'
import { getText } from '../store/market.ts'
import { toImages } from './to-rest-product.ts'
import { toAmount, toPrices, toVariantPrices } from './price.ts'
import { toAttributeMap } from './product-record.ts'
import { isPublished } from './snapshot.ts'
import type { ProductSource, VariantSource } from './sources.ts'
import { getBundleParts } from './bundle.ts'
import { getProductLevel, readStockStatus } from './stock.ts'
import { toOption, toProductContent, toPurchaseOptions } from './to-product.ts'

/** Fields of products, variants, up-sells and cross-sells. See docs/commerce-service.md#products. */
export const productResolvers: Resolvers = {
  SwellProduct: {
    id: ({ document }) => document.id,
    slug: ({ document }) => document.slug,
    sku: ({ document }) => document.sku,
    type: ({ document }) => document.type,
    delivery: ({ document }) => document.delivery,
    tags: ({ document }) => document.tags,
    name: ({ document, market }) => getText(document.name, market),
    description: ({ document, market }) => getText(document.description, market),
    metaTitle: ({ document, market }) => getText(document.metaTitle, market) ?? null,
    metaDescription: ({ document, market }) => getText(document.metaDescription, market) ?? null,
    currency: ({ market }) => market.currency.code,
    price: async (source, _given, context) => (await getPrices(source, context)).price,
    sale: ({ document }) => document.sale,
    salePrice: async (source, _given, context) => (await getPrices(source, context)).salePrice,
    origPrice: async (source, _given, context) => (await getPrices(source, context)).origPrice,
    prices: async (source, _given, context) => (await getPrices(source, context)).prices,
    images: ({ document, market }, _given, { service }) =>
      toImages(document.images, market, service.pictures),
    options: ({ document, market }) => document.options.map((option) => toOption(option, market)),
    purchaseOptions: async ({ document, market }, _given, context) =>
      toPurchaseOptions(document, market, await context.getAccountGroup()),
    variants: ({ document, market }) =>
      toWholeConnection(
        document.variants.map((variant) => ({ document: variant, product: document, market })),
      ),
    stockTracking: ({ document }) => document.stockTracking,
    stockPurchasable: ({ document }) => document.stockPurchasable,
    stockLevel: ({ document }, _given, { stock }) => getProductLevel(document, stock),
    stockStatus: async ({ document }, _given, { stock, service }) =>
      readStockStatus(document, await service.catalogue.getSnapshot(), stock),
    bundle: ({ document }) => document.bundleItems !== undefined,
    bundleItems: async ({ document, market }, _given, { service }) => {
      const parts = getBundleParts(document, await service.catalogue.getSnapshot())
      return parts.map((part) => ({ ...part, market }))
    },
    content: ({ document, market }, _given, { service }) =>
      toProductContent(document, market, service.pictures),
    attributes: async ({ document, market }, _given, { service }) =>
      toAttributeMap(document, market, (await service.catalogue.getSnapshot()).attributeById),
    categories: async ({ document, market }, given, context) => {
      const { categoryBySlug } = await context.service.catalogue.getSnapshot()
      const narrowed = await narrowMarket(context, market, given)
      return document.categorySlugs.flatMap((slug) => {
        const category = categoryBySlug.get(slug)
        return category === undefined ? [] : [{ document: category, market: narrowed }]
      })
    },
    upSells: async ({ document, market }, _given, { service }) => {
      const { productBySlug } = await service.catalogue.getSnapshot()
      return document.upSellSlugs.flatMap((slug) => {
        const product = productBySlug.get(slug)
        return product === undefined || !isPublished(product) ? [] : [{ document: product, market }]
      })
    },
    crossSells: async ({ document, market }, _given, { service }) => {
      const { productBySlug } = await service.catalogue.getSnapshot()
      return document.crossSells.flatMap((crossSell) => {
        const product = productBySlug.get(crossSell.slug)
        return product === undefined || !isPublished(product)
          ? []
          : [{ document: product, market, crossSell }]
      })
    },
  },
  SwellProductVariant: {
    id: ({ document }) => document.id,
    name: ({ document, market }) => getText(document.name, market),
    sku: ({ document }) => document.sku,
    attributes: () => null,
    currency: ({ market }) => market.currency.code,
    optionValueIds: ({ document }) => document.optionValueIds,
    images: ({ document, market }, _given, { service }) =>
      toImages(document.images, market, service.pictures),
    price: async (source, _given, context) => (await getVariantPrices(source, context)).price,
    origPrice: async (source, _given, context) => (await getVariantPrices(source, context)).origPrice,
    prices: async (source, _given, context) => (await getVariantPrices(source, context)).prices,
    purchaseOptions: async (source, _given, context) => ({
      standard: await getVariantPrices(source, context),
    }),
    stockLevel: ({ document, product }, _given, { stock }) =>
      product.stockTracking ? stock.getLevel(document.id) : null,
  },
  SwellProductBundleItem: {
    id: ({ id }) => id,
    productId: ({ product }) => product.id,
    productName: ({ product, market }) => getText(product.name, market),
    quantity: ({ quantity }) => quantity,
    product: async ({ product, market }, given, context) => ({
      document: product,
      market: await narrowMarket(context, market, given),
    }),
    variantId: ({ variant }) => variant?.id ?? null,
    variant: ({ variant, product, market }) =>
      variant === undefined ? null : { document: variant, product, market },
  },
  SwellProductUpSell: {
    productId: ({ document }) => document.id,
    product: async ({ document, market }, given, context) => ({
      document,
      market: await narrowMarket(context, market, given),
    }),
  },
  SwellProductCrossSell: {
    id: ({ crossSell }) => crossSell.id,
    discountType: ({ crossSell }) => crossSell.discountType,
    discountPercent: ({ crossSell }) => crossSell.discountPercent ?? null,
    discountAmount: ({ crossSell, market }) => toAmount(crossSell.discountAmount, market),
    productId: ({ document }) => document.id,
    product: async ({ document, market }, given, context) => ({
      document,
      market: await narrowMarket(context, market, given),
    }),
  },
}

/** Prices are those of the session's account. */
async function getPrices({ document, market }: ProductSource, context: GraphqlContext) {
  return toPrices(document, market, await context.getAccountGroup())
}

async function getVariantPrices(source: VariantSource, context: GraphqlContext) {
  return toVariantPrices(source, await context.getAccountGroup())
}
