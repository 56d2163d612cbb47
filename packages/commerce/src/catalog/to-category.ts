import { parseFlag, parseNumber, parseText, type Untrusted } from '@sorrel/contracts/untrusted'
import {
  type Category,
  type CategoryContent,
  type CategoryPreview,
  parseProductsPerRow,
} from '@sorrel/domain/category'
import { toPlainText } from '@sorrel/domain/html'
import type {
  CategoryCardFragment,
  CategoryPageFragment,
  CategorySettingsFragment,
} from '../generated/catalog/graphql.ts'
import { toList, type MapContext } from '../wire/to-list.ts'
import { toPictures } from '../wire/to-picture.ts'
import type { Wire } from '../wire/wire.ts'
import { toCategoryLink } from './to-product-fields.ts'

type FullSettings = NonNullable<CategoryPageFragment['content']>
/** Only the query of a category's own page includes its featured categories. */
type Settings = CategorySettingsFragment & Partial<Pick<FullSettings, 'featuredCategories'>>

function toDescription(value: unknown): string | undefined {
  const text = parseText(value)
  return text === undefined ? undefined : toPlainText(text)
}

/** A category as a tile: its link, description and first picture. */
export function toCategoryPreview(
  value: Wire<CategoryCardFragment>,
  context: MapContext,
): CategoryPreview | undefined {
  const link = toCategoryLink(value)
  if (!link) return undefined
  const [image] = toPictures(value.images, link.name, context)
  return { ...link, description: toDescription(value.description), image }
}

/**
 * A category's settings: prices, descriptions and featured categories are shown unless switched off; quick-add is off
 * unless switched on. Products per row are clamped to 2 to 5.
 */
export function toCategoryContent(value: Untrusted<Settings>, context: MapContext): CategoryContent {
  return {
    showProductsPrice: parseFlag(value?.showProductsPrice) ?? true,
    showProductsDescription: parseFlag(value?.showProductsDescription) ?? true,
    showFeaturedCategories: parseFlag(value?.showFeaturedCategories) ?? true,
    productsPerRow: parseProductsPerRow(parseNumber(value?.productsPerRow)),
    enableQuickAdd: parseFlag(value?.enableQuickAdd) ?? false,
    featuredCategories: toList(value?.featuredCategories, {
      name: 'featured category',
      context,
      toItem: ({ category }) => (category ? toCategoryPreview(category, context) : undefined),
    }),
  }
}

/** A category; nothing without a slug. */
export function toCategory(value: Wire<CategoryPageFragment>, context: MapContext): Category | undefined {
  const link = toCategoryLink(value)
  if (!link) return undefined
  return {
    ...link,
    description: toDescription(value.description),
    metaTitle: parseText(value.metaTitle),
    metaKeywords: parseText(value.metaKeywords),
    metaDescription: parseText(value.metaDescription),
    images: toPictures(value.images, link.name, context),
    content: toCategoryContent(value.content, context),
  }
}
