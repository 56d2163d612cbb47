import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { getText } from '../store/lens.ts'
import { filterByCategory } from './list-products.ts'
import { toImages } from './image.ts'
import { narrowLens } from './narrow-lens.ts'

/** Fields of categories. `products` is the whole list, without pages. See docs/commerce-service.md#lists. */
export const categoryResolvers: Resolvers = {
  SwellCategory: {
    slug: ({ document }) => document.slug,
    sort: ({ document }) => document.sort,
    name: ({ document, lens }) => getText(document.name, lens),
    description: ({ document, lens }) => getText(document.description, lens) ?? null,
    metaTitle: ({ document, lens }) => getText(document.metaTitle, lens) ?? null,
    metaKeywords: ({ document, lens }) => getText(document.metaKeywords, lens) ?? null,
    metaDescription: ({ document, lens }) => getText(document.metaDescription, lens) ?? null,
    images: ({ document, lens }, _given, { service }) => toImages(document.images, lens, service.pictures),
    parentId: async ({ document }, _given, { service }) =>
      (await service.catalogue.getSnapshot()).categoryBySlug.get(document.parentSlug ?? '')?.id ?? null,
    parent: async ({ document, lens }, given, context) => {
      const { categoryBySlug } = await context.service.catalogue.getSnapshot()
      const parent = categoryBySlug.get(document.parentSlug ?? '')
      return parent === undefined ? null : { document: parent, lens: await narrowLens(context, lens, given) }
    },
    children: async ({ document, lens }, given, context) => {
      const { categories } = await context.service.catalogue.getSnapshot()
      const narrowed = await narrowLens(context, lens, given)
      return categories
        .filter(({ parentSlug }) => parentSlug === document.slug)
        .map((child) => ({ document: child, lens: narrowed }))
    },
    products: async ({ document, lens }, given, context) => {
      const snapshot = await context.service.catalogue.getSnapshot()
      const narrowed = await narrowLens(context, lens, given)
      return filterByCategory(snapshot, { category: document.slug })
        .toSorted((left, right) => right.popularity - left.popularity)
        .map((product) => ({ document: product, lens: narrowed }))
    },
    content: async ({ document: { content }, lens }, _given, { service }) => {
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
          return featured === undefined ? [] : [{ document: featured, lens }]
        }),
      }
    },
  },
  SwellCategoryContentFeaturedCategory: {
    id: ({ document }) => document.id,
    categoryId: ({ document }) => document.id,
    category: async ({ document, lens }, given, context) => ({
      document,
      lens: await narrowLens(context, lens, given),
    }),
  },
}
