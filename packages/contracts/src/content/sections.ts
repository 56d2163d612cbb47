import { parseProductsPerRow } from '@sorrel/domain/category'
import * as z from 'zod/mini'
import { choice, flag, items, list, maybe, number, or, record, recordWith, text } from '../schema/lenient.ts'
import { picture } from '../schema/picture.ts'
import {
  backdrop,
  backdropPictures,
  columns,
  horizontal,
  href,
  image,
  links,
  lookup,
  spacings,
  vertical,
  within,
} from './read-parts.ts'
import { type ContentSection, type ContentSectionType, SECTION_TYPES, SPACINGS } from './section.ts'

const words = { title: maybe(text), description: maybe(text) }

const categoriesPreview = z.pipe(
  record({
    id: text,
    type: z.literal('categories_preview'),
    categories: list(lookup('category'), 12),
    showCategoryDescription: or(flag, true),
    columns,
    imageLayout: or(choice(['square', 'portrait']), 'portrait'),
    backgroundColor: maybe(text),
    ...spacings('none', 'medium'),
  }),
  z.transform(({ categories, ...rest }) => ({ ...rest, categorySlugs: categories })),
)

const feature = recordWith(
  {
    id: text,
    ...words,
    contentAlignment: or(horizontal, 'center'),
  },
  image,
)

const multipleFeatures = record({
  id: text,
  type: z.literal('multiple_features'),
  ...words,
  features: items('features', feature, 9),
  horizontalContentAlignment: or(horizontal, 'left'),
  backgroundColor: maybe(text),
  ...spacings('none', 'none'),
})

const fullWidthMedia = recordWith(
  {
    id: text,
    type: z.literal('full_width_media'),
    label: maybe(text),
    ...words,
    links: links(5),
    textColor: maybe(text),
    horizontalBackgroundAlignment: or(horizontal, 'center'),
    verticalBackgroundAlignment: vertical,
    horizontalContentAlignment: or(horizontal, 'center'),
    verticalContentAlignment: vertical,
    ...backdrop,
    ...spacings('medium', 'medium'),
  },
  backdropPictures,
)

const headingWithText = recordWith(
  {
    id: text,
    type: z.literal('heading_with_text'),
    label: maybe(text),
    ...words,
    textColor: maybe(text),
    titleAlignment: or(horizontal, 'center'),
    textAlignment: or(horizontal, 'left'),
    textLayout: or(choice(['single_column', 'dual_column']), 'dual_column'),
    horizontalBackgroundPosition: or(horizontal, 'center'),
    verticalBackgroundPosition: vertical,
    ...backdrop,
    ...spacings('small', 'small'),
  },
  backdropPictures,
)

const imagePanel = recordWith({ id: text, type: choice(['image']) }, image)

const textPanel = recordWith(
  {
    id: text,
    type: choice(['text']),
    label: maybe(text),
    ...words,
    links: links(),
    imageScaling: or(choice(['fill', 'cover', 'contain']), 'fill'),
    horizontalBackgroundAlignment: or(horizontal, 'center'),
    verticalBackgroundAlignment: vertical,
    contentGap: or(choice(SPACINGS), 'small'),
    ...backdrop,
    ...spacings('small', 'small'),
  },
  backdropPictures,
)

/** Panels of another type are dropped. */
const multiplePanels = record({
  id: text,
  type: z.literal('multiple_panels'),
  panels: items('panels', z.union([imagePanel, textPanel])),
  backgroundColor: maybe(text),
  horizontalContentAlignment: or(horizontal, 'center'),
  verticalContentAlignment: vertical,
  ...spacings('none', 'none'),
})

const productsPreview = recordWith(
  {
    id: text,
    type: z.literal('products_preview'),
    showProductPrice: or(flag, true),
    showProductDescription: or(flag, true),
    productsPerRow: z.pipe(
      maybe(number),
      z.transform((perRow: number | undefined) => parseProductsPerRow(perRow)),
    ),
    ...spacings('small', 'small'),
  },
  { categorySlug: maybe(lookup('category')) },
)

const review = record({
  id: text,
  userName: or(text, ''),
  userLocation: maybe(text),
  userImage: maybe(picture),
  comment: maybe(text),
  rating: or(within(0, 5), 3),
  date: maybe(text),
})

const reviews = record({
  id: text,
  type: z.literal('reviews'),
  title: maybe(text),
  reviews: items('reviews', review),
  contentAlignment: or(horizontal, 'left'),
  ...spacings('small', 'small'),
})

const tile = z.pipe(
  recordWith({ id: text, ...words, link: maybe(href) }, image),
  z.transform(({ link, ...rest }) => ({ ...rest, href: link })),
)

const mosaic = record({
  id: text,
  type: z.literal('mosaic'),
  title: maybe(text),
  tiles: items('tiles', tile, 12),
  layout: or(choice(['tiles', 'cards']), 'tiles'),
  backgroundColor: maybe(text),
  ...spacings('medium', 'medium'),
})

const quote = recordWith(
  {
    id: text,
    type: z.literal('quote'),
    quote: maybe(text),
    author: maybe(text),
    textColor: maybe(text),
    ...backdrop,
    ...spacings('medium', 'large'),
  },
  backdropPictures,
)

/** Those without a value are left out. */
const numbers = record({
  id: text,
  type: z.literal('numbers'),
  title: maybe(text),
  items: items('items', record({ id: text, value: text, label: or(text, '') }), 6),
  backgroundColor: maybe(text),
  textColor: maybe(text),
  ...spacings('medium', 'medium'),
})

const article = recordWith(
  {
    id: text,
    type: z.literal('article'),
    label: maybe(text),
    ...words,
    note: maybe(text),
    chapters: items('chapters', record({ id: text, ...words }), 40),
  },
  image,
)

const divider = record({
  id: text,
  type: z.literal('divider'),
  verticalSpacing: or(choice(['extra_small', 'small', 'medium', 'large', 'extra_large']), 'small'),
  backgroundColor: maybe(text),
})

type Sections = { readonly [T in ContentSectionType]: z.ZodMiniType<Extract<ContentSection, { type: T }>> }

const sections: Sections = {
  categories_preview: categoriesPreview,
  multiple_features: multipleFeatures,
  full_width_media: fullWidthMedia,
  heading_with_text: headingWithText,
  multiple_panels: multiplePanels,
  products_preview: productsPreview,
  reviews,
  mosaic,
  quote,
  numbers,
  article,
  divider,
}

const head = record({ type: choice(SECTION_TYPES) })

/** One block with its model's defaults. Without id or type, or of an unknown type, it cannot be used. */
export const contentSection = z.transform((input: unknown, { issues }): ContentSection => {
  const { data } = z.safeParse(head, input)
  const read = data && z.safeParse(sections[data.type], input)
  if (read?.success === true) return read.data
  issues.push({ code: 'custom', input })
  return z.NEVER
})
