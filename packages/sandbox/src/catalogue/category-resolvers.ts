import { narrowMarket } from '../graphql/context.ts'
import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { getText } from '../store/market.ts'
import { toImages } from './to-rest-product.ts'

/** Fields of categories. `products` is the whole list, without pages. See docs/commerce-service.md#lists. */
export const categoryResolvers: Resolvers = {
  SwellCategory: {
    slug: ({ document }) => document.slug,
    sort: ({ document }) => document.sort,
    name: ({ document, market }) => getText(document.name, market),
    description: ({ document, market }) => getText(document.description, market) ?? null,
    metaTitle: ({ document, market }) => getText(document.metaTitle, market) ?? null,
    metaKeywords: ({ document, market }) => getText(document.metaKeywords, market) ?? null,
    metaDescription: ({ document, market }) => getText(document.metaDescription, market) ?? null,
    images: ({ document, market }, _given, { service }) =>
      toImages(document.images, market, service.pictures),
    parentId: async ({ document }, _given, { service }) =>
      (await service.catalogue.getSnapshot()).categoryBySlug.get(document.parentSlug ?? '')?.id ?? null,
    parent: async ({ document, market }, given, context) => {
      const { categoryBySlug } = await context.service.catalogue.getSnapshot()
      const parent = categoryBySlug.get(document.parentSlug ?? '')
      return parent === undefined
        ? null
        : { document: parent, market: await narrowMarket(context, market, given) }
    },
    children: async ({ document, market }, given, context) => {
      const { categories } = await context.service.catalogue.getSnapshot()
      const narrowed = await narrowMarket(context, market, given)
      return categories
        .filter(({ parentSlug }) => parentSlug === document.slug)
        .map((child) => ({ document: child, market: narrowed }))
    },
    products: async ({ document, market }, given, context) => {
      const snapshot = await context.service.catalogue.getSnapshot()
      const narrowed = await narrowMarket(context, market, given)
      return (snapshot.productsByCategory.get(document.slug) ?? [])
        .toSorted((left, right) => right.popularity - left.popularity)
        .map((product) => ({ document: product, market: narrowed }))
    },
    content: async ({ document: { content }, market }, _given, { service }) => {
      if (content === undefined) return null
      const { categoryBySlug } = await service.catalogue.getSnapshot()
      return {
        showProductsPrice: content.showProductsPrice ?? null,
        showProductsDescription: content.showProductsDescription ?? null,
        showFeaturedCategories: content.showFeaturedCategories ?? null,
        productsPerRow: content.productsPerRow === undefined ? null : String(content.productsPerRow),
        enableQuickAdd: content.enableQuickAdd ?? null,
        featuredCategories: (content.featuredCategorySlugs ?? []).flatMap((slug) => {
          const featured = categoryBySlug.get(slug)
          return featured === undefined ? [] : [{ document: featured, market }]
        }),
      }
    },
  },
  SwellCategoryContentFeaturedCategory: {
    id: ({ document }) => document.id,
    categoryId: ({ document }) => document.id,
    category: async ({ document, market }, given, context) => ({
      document,
      market: await narrowMarket(context, market, given),
    }),
  },
}
