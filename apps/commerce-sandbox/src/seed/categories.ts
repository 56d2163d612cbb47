import type { CategoryDocument } from '../catalogue/documents.ts'
import { toId } from './id.ts'
import { toImage } from './media.ts'
import { text } from './text.ts'

/**
 * The first category's settings also hold for the listing of all products. Each setting is off in one category at
 * least, `productsPerRow` is a text in one, and gift sets have no settings at all.
 */
export const categories: readonly CategoryDocument[] = [
  {
    id: toId('category', 'bath-body'),
    slug: 'bath-body',
    name: text('Bath & Body'),
    description: text('Soaps, oils and brushes for slow mornings and long baths.'),
    metaTitle: text('Bath & Body'),
    metaKeywords: text('soap, bath salts, shampoo bar, body brush, body oil'),
    metaDescription: text(
      'Plastic-free soaps, shampoo bars, bath salts and brushes, made in small batches and built to last.',
    ),
    sort: 1,
    images: [toImage('category-bath-body.webp')],
    content: {
      showProductsPrice: true,
      showProductsDescription: true,
      showFeaturedCategories: true,
      productsPerRow: '4',
      enableQuickAdd: true,
      featuredCategorySlugs: ['household', 'gifts'],
    },
  },
  {
    id: toId('category', 'household'),
    slug: 'household',
    name: text('Household'),
    description: text('Bottles to keep and refills to pour, for kitchen, laundry and sink.'),
    metaTitle: text('Household'),
    metaKeywords: text('hand wash, refills, laundry sheets, cleaning tablets, dishcloths'),
    metaDescription: text(
      'Refillable hand wash, laundry sheets, cleaning tablets and brushes for a home with less waste.',
    ),
    sort: 2,
    images: [toImage('category-household.webp')],
    content: {
      showProductsPrice: true,
      showProductsDescription: false,
      showFeaturedCategories: false,
      productsPerRow: 3,
      enableQuickAdd: true,
    },
  },
  {
    id: toId('category', 'gifts'),
    slug: 'gifts',
    name: text('Gifts'),
    description: text('Candles, linen and boxes ready to hand over, ribbon included.'),
    metaTitle: text('Gifts'),
    metaKeywords: text('gifts, candles, diffuser, gift sets, gift card'),
    metaDescription: text(
      'Soy candles, reed diffusers, linen towels and gift boxes with a message in our handwriting.',
    ),
    sort: 3,
    images: [toImage('category-gifts.webp')],
    content: {
      showProductsPrice: true,
      showProductsDescription: true,
      showFeaturedCategories: true,
      productsPerRow: 3,
      enableQuickAdd: true,
      featuredCategorySlugs: ['gifts-sets'],
    },
  },
  {
    id: toId('category', 'gifts-sets'),
    slug: 'gifts-sets',
    name: text('Gift Sets'),
    description: text('Boxes packed by hand, and cards for those who like to choose.'),
    metaTitle: text('Gift Sets', 'page title'),
    metaDescription: text(
      'Bath and kitchen gift sets in kraft boxes, and gift cards that never run out of date.',
    ),
    parentSlug: 'gifts',
    sort: 4,
    images: [toImage('bath-ritual-gift-set-1.webp')],
  },
  {
    id: toId('category', 'well-loved'),
    slug: 'well-loved',
    name: text('Well loved'),
    description: text('The four things most homes come back for.'),
    metaTitle: text('Well loved'),
    metaDescription: text('Our most loved products: hand wash, soap, washcloths and diffuser.'),
    sort: 5,
    images: [toImage('refillable-hand-wash-1.webp')],
    content: {
      showProductsPrice: true,
      showProductsDescription: true,
      showFeaturedCategories: false,
      productsPerRow: 4,
      enableQuickAdd: true,
    },
  },
  {
    id: toId('category', 'archive'),
    slug: 'archive',
    name: text('Archive'),
    description: text('Last pieces of earlier batches, each one the end of its line.'),
    metaTitle: text('Archive'),
    metaDescription: text('Small-batch soaps, cloths and brushes from earlier seasons, while they last.'),
    sort: 6,
    images: [toImage('story-materials.webp')],
    content: {
      showProductsPrice: false,
      showProductsDescription: false,
      showFeaturedCategories: false,
      productsPerRow: 5,
      enableQuickAdd: false,
    },
  },
]
