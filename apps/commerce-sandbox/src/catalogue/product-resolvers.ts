import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { toWholeConnection } from '../listing/connection.ts'
import { getText } from '../store/lens.ts'
import { toImages } from './image.ts'
import { narrowLens } from './narrow-lens.ts'
import { toAmount, toPrices, toVariantPrices } from './price.ts'
import { toAttributeMap } from './product-record.ts'
import { getProductLevel, getServiceStockStatus } from './stock.ts'
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
    name: ({ document, lens }) => getText(document.name, lens),
    description: ({ document, lens }) => getText(document.description, lens),
    metaTitle: ({ document, lens }) => getText(document.metaTitle, lens) ?? null,
    metaDescription: ({ document, lens }) => getText(document.metaDescription, lens) ?? null,
    currency: ({ lens }) => lens.currency.code,
    price: ({ document, lens }) => toPrices(document, lens).price,
    sale: ({ document }) => document.sale,
    salePrice: ({ document, lens }) => toPrices(document, lens).salePrice,
    origPrice: ({ document, lens }) => toPrices(document, lens).origPrice,
    prices: ({ document, lens }) => toPrices(document, lens).prices,
    images: ({ document, lens }, _given, { service }) => toImages(document.images, lens, service.pictures),
    options: ({ document, lens }) => document.options.map((option) => toOption(option, lens)),
    purchaseOptions: ({ document, lens }) => toPurchaseOptions(document, lens),
    variants: ({ document, lens }) =>
      toWholeConnection(document.variants.map((variant) => ({ document: variant, product: document, lens }))),
    stockTracking: ({ document }) => document.stockTracking,
    stockPurchasable: ({ document }) => document.stockPurchasable,
    stockLevel: ({ document }, _given, { stock }) => getProductLevel(document, stock),
    stockStatus: async ({ document }, _given, { stock }) =>
      getServiceStockStatus(document, await getProductLevel(document, stock)),
    content: ({ document, lens }, _given, { service }) => toProductContent(document, lens, service.pictures),
    attributes: async ({ document, lens }, _given, { service }) =>
      toAttributeMap(document, lens, (await service.catalogue.getSnapshot()).attributeById),
    categories: async ({ document, lens }, given, context) => {
      const { categoryBySlug } = await context.service.catalogue.getSnapshot()
      const narrowed = await narrowLens(context, lens, given)
      return document.categorySlugs.flatMap((slug) => {
        const category = categoryBySlug.get(slug)
        return category === undefined ? [] : [{ document: category, lens: narrowed }]
      })
    },
    upSells: async ({ document, lens }, _given, { service }) => {
      const { productBySlug } = await service.catalogue.getSnapshot()
      return document.upSellSlugs.flatMap((slug) => {
        const product = productBySlug.get(slug)
        return product === undefined ? [] : [{ document: product, lens }]
      })
    },
    crossSells: async ({ document, lens }, _given, { service }) => {
      const { productBySlug } = await service.catalogue.getSnapshot()
      return document.crossSells.flatMap((crossSell) => {
        const product = productBySlug.get(crossSell.slug)
        return product === undefined ? [] : [{ document: product, lens, crossSell }]
      })
    },
  },
  SwellProductVariant: {
    id: ({ document }) => document.id,
    name: ({ document, lens }) => getText(document.name, lens),
    sku: ({ document }) => document.sku,
    attributes: () => null,
    currency: ({ lens }) => lens.currency.code,
    optionValueIds: ({ document }) => document.optionValueIds,
    images: ({ document, lens }, _given, { service }) => toImages(document.images, lens, service.pictures),
    price: ({ document, product, lens }) => toVariantPrices(document, product, lens).price,
    origPrice: ({ document, product, lens }) => toVariantPrices(document, product, lens).origPrice,
    prices: ({ document, product, lens }) => toVariantPrices(document, product, lens).prices,
    purchaseOptions: ({ document, product, lens }) => ({
      standard: toVariantPrices(document, product, lens),
    }),
    stockLevel: ({ document, product }, _given, { stock }) =>
      product.stockTracking ? stock.getLevel(document.id) : null,
  },
  SwellProductUpSell: {
    productId: ({ document }) => document.id,
    product: async ({ document, lens }, given, context) => ({
      document,
      lens: await narrowLens(context, lens, given),
    }),
  },
  SwellProductCrossSell: {
    id: ({ crossSell }) => crossSell.id,
    discountType: ({ crossSell }) => crossSell.discountType,
    discountPercent: ({ crossSell }) => crossSell.discountPercent ?? null,
    discountAmount: ({ crossSell, lens }) => toAmount(crossSell.discountAmount, lens),
    productId: ({ document }) => document.id,
    product: async ({ document, lens }, given, context) => ({
      document,
      lens: await narrowLens(context, lens, given),
    }),
  },
}
