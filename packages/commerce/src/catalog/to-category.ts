import {
  type Category,
  type CategoryContent,
  type CategoryPreview,
  parseProductsPerRow,
} from '@sorrel/domain/category'
import { toPlainText } from '@sorrel/domain/html'
import { parseFlag, parseText, parseWire } from '../wire/parse.ts'
import { toList, type MapContext } from '../wire/to-list.ts'
import { toPictures } from '../wire/to-picture.ts'
import { toCategoryLink } from './to-category-link.ts'
import { toProductPreviews } from './to-product-page.ts'

function toDescription(value: unknown): string | undefined {
  const text = parseText(value)
  return text === undefined ? undefined : toPlainText(text)
}

/** A category as a tile: its link, words and first picture. */
export function toCategoryPreview(value: unknown, context: MapContext): CategoryPreview | undefined {
  const link = toCategoryLink(value)
  if (!link) return undefined
  const wire = parseWire(value)
  const [image] = toPictures(wire.images, link.name, context)
  return { ...link, description: toDescription(wire.description), image }
}

/**
 * A category's settings: prices, descriptions and featured categories are shown unless switched off; quick-add is off
 * unless switched on. Products per row are clamped to 2 to 5. Specification sections 2 and 9.
 */
export function toCategoryContent(value: unknown, context: MapContext): CategoryContent {
  const wire = parseWire(value)
  return {
    showProductsPrice: parseFlag(wire.showProductsPrice) ?? true,
    showProductsDescription: parseFlag(wire.showProductsDescription) ?? true,
    showFeaturedCategories: parseFlag(wire.showFeaturedCategories) ?? true,
    productsPerRow: parseProductsPerRow(wire.productsPerRow),
    enableQuickAdd: parseFlag(wire.enableQuickAdd) ?? false,
    featuredCategories: toList(wire.featuredCategories, {
      name: 'featured category',
      context,
      toItem: (entry) => toCategoryPreview(parseWire(entry).category, context),
    }),
  }
}

/** A category with its products; nothing without a slug. Specification section 3. */
export function toCategory(value: unknown, context: MapContext): Category | undefined {
  const link = toCategoryLink(value)
  if (!link) return undefined
  const wire = parseWire(value)
  return {
    ...link,
    description: toDescription(wire.description),
    metaTitle: parseText(wire.metaTitle),
    metaKeywords: parseText(wire.metaKeywords),
    metaDescription: parseText(wire.metaDescription),
    images: toPictures(wire.images, link.name, context),
    products: toProductPreviews(wire.products, context),
    content: toCategoryContent(wire.content, context),
  }
}
