import { parseProductsPerRow } from '@sorrel/domain/category'
import { toSafeUrl } from '@sorrel/domain/url'
import { type Fields, readFields } from '../untrusted/fields.ts'
import { readPicture } from '../untrusted/picture.ts'
import {
  readArtPicture,
  readBackdrop,
  readHorizontal,
  readItems,
  readLinks,
  readLookupSlug,
  readSpacings,
  readVertical,
  readWithin,
} from './read-parts.ts'
import {
  type ArticleSection,
  type CategoriesPreviewSection,
  type ContentSection,
  type ContentSectionType,
  type DividerSection,
  type FullWidthMediaSection,
  type HeadingWithTextSection,
  type ImagePanel,
  type MosaicSection,
  type MultipleFeaturesSection,
  type MultiplePanelsSection,
  type NumbersSection,
  type Panel,
  type ProductsPreviewSection,
  type QuoteSection,
  type ReviewsSection,
  SECTION_TYPES,
  SPACINGS,
  type TextPanel,
} from './section.ts'

/** One block with its model's defaults; undefined without id or type, or for an unknown type. Never throws. */
export function parseContentSection(input: unknown): ContentSection | undefined {
  const fields = readFields(input)
  const id = fields.text('id')
  const type = fields.choice('type', SECTION_TYPES)
  return id === undefined || type === undefined ? undefined : readers[type](id, fields)
}

type Readers = {
  readonly [T in ContentSectionType]: (id: string, fields: Fields) => Extract<ContentSection, { type: T }>
}

const readers: Readers = {
  categories_preview: readCategoriesPreview,
  multiple_features: readMultipleFeatures,
  full_width_media: readFullWidthMedia,
  heading_with_text: readHeadingWithText,
  multiple_panels: readMultiplePanels,
  products_preview: readProductsPreview,
  reviews: readReviews,
  mosaic: readMosaic,
  quote: readQuote,
  numbers: readNumbers,
  article: readArticle,
  divider: readDivider,
}

function readCategoriesPreview(id: string, fields: Fields): CategoriesPreviewSection {
  return {
    id,
    type: 'categories_preview',
    categorySlugs: fields
      .list('categories')
      .flatMap((item) => readLookupSlug(item, 'category') ?? [])
      .slice(0, 12),
    showCategoryDescription: fields.flag('showCategoryDescription') ?? true,
    columns: Math.round(readWithin(fields, 'columns', { min: 2, max: 4, otherwise: 3 })),
    imageLayout: fields.choice('imageLayout', ['square', 'portrait']) ?? 'portrait',
    backgroundColor: fields.text('backgroundColor'),
    ...readSpacings(fields, ['none', 'medium']),
  }
}

function readMultipleFeatures(id: string, fields: Fields): MultipleFeaturesSection {
  const features = readItems(fields, 'features', (item, itemId) => ({
    id: itemId,
    title: item.text('title'),
    description: item.text('description'),
    image: readArtPicture(item, 'image'),
    contentAlignment: readHorizontal(item, 'contentAlignment', 'center'),
  }))
  return {
    id,
    type: 'multiple_features',
    title: fields.text('title'),
    description: fields.text('description'),
    features: features.slice(0, 9),
    horizontalContentAlignment: readHorizontal(fields, 'horizontalContentAlignment', 'left'),
    backgroundColor: fields.text('backgroundColor'),
    ...readSpacings(fields, ['none', 'none']),
  }
}

function readFullWidthMedia(id: string, fields: Fields): FullWidthMediaSection {
  return {
    id,
    type: 'full_width_media',
    label: fields.text('label'),
    title: fields.text('title'),
    description: fields.text('description'),
    links: readLinks(fields).slice(0, 5),
    textColor: fields.text('textColor'),
    horizontalBackgroundAlignment: readHorizontal(fields, 'horizontalBackgroundAlignment', 'center'),
    verticalBackgroundAlignment: readVertical(fields, 'verticalBackgroundAlignment'),
    horizontalContentAlignment: readHorizontal(fields, 'horizontalContentAlignment', 'center'),
    verticalContentAlignment: readVertical(fields, 'verticalContentAlignment'),
    ...readBackdrop(fields),
    ...readSpacings(fields, ['medium', 'medium']),
  }
}

function readHeadingWithText(id: string, fields: Fields): HeadingWithTextSection {
  return {
    id,
    type: 'heading_with_text',
    label: fields.text('label'),
    title: fields.text('title'),
    description: fields.text('description'),
    textColor: fields.text('textColor'),
    titleAlignment: readHorizontal(fields, 'titleAlignment', 'center'),
    textAlignment: readHorizontal(fields, 'textAlignment', 'left'),
    textLayout: fields.choice('textLayout', ['single_column', 'dual_column']) ?? 'dual_column',
    horizontalBackgroundPosition: readHorizontal(fields, 'horizontalBackgroundPosition', 'center'),
    verticalBackgroundPosition: readVertical(fields, 'verticalBackgroundPosition'),
    ...readBackdrop(fields),
    ...readSpacings(fields, ['small', 'small']),
  }
}

function readMultiplePanels(id: string, fields: Fields): MultiplePanelsSection {
  return {
    id,
    type: 'multiple_panels',
    panels: readPanels(fields),
    backgroundColor: fields.text('backgroundColor'),
    horizontalContentAlignment: readHorizontal(fields, 'horizontalContentAlignment', 'center'),
    verticalContentAlignment: readVertical(fields, 'verticalContentAlignment'),
    ...readSpacings(fields, ['none', 'none']),
  }
}

/** Panels of type `image` or `text`; others are skipped. */
function readPanels(fields: Fields): readonly Panel[] {
  return readItems(fields, 'panels', readPanel).flatMap((panel) => panel ?? [])
}

function readPanel(fields: Fields, id: string): Panel | undefined {
  switch (fields.text('type')) {
    case 'image':
      return readImagePanel(fields, id)
    case 'text':
      return readTextPanel(fields, id)
    default:
      return undefined
  }
}

function readImagePanel(fields: Fields, id: string): ImagePanel {
  return { id, type: 'image', image: readArtPicture(fields, 'image') }
}

function readTextPanel(fields: Fields, id: string): TextPanel {
  return {
    id,
    type: 'text',
    label: fields.text('label'),
    title: fields.text('title'),
    description: fields.text('description'),
    links: readLinks(fields),
    imageScaling: fields.choice('imageScaling', ['fill', 'cover', 'contain']) ?? 'fill',
    horizontalBackgroundAlignment: readHorizontal(fields, 'horizontalBackgroundAlignment', 'center'),
    verticalBackgroundAlignment: readVertical(fields, 'verticalBackgroundAlignment'),
    contentGap: fields.choice('contentGap', SPACINGS) ?? 'small',
    ...readBackdrop(fields),
    ...readSpacings(fields, ['small', 'small']),
  }
}

function readProductsPreview(id: string, fields: Fields): ProductsPreviewSection {
  return {
    id,
    type: 'products_preview',
    categorySlug: readLookupSlug(fields, 'category'),
    showProductPrice: fields.flag('showProductPrice') ?? true,
    showProductDescription: fields.flag('showProductDescription') ?? true,
    productsPerRow: parseProductsPerRow(fields.number('productsPerRow')),
    ...readSpacings(fields, ['small', 'small']),
  }
}

function readReviews(id: string, fields: Fields): ReviewsSection {
  const reviews = readItems(fields, 'reviews', (item, itemId) => ({
    id: itemId,
    userName: item.text('userName') ?? '',
    userLocation: item.text('userLocation'),
    userImage: readPicture(item, 'userImage'),
    comment: item.text('comment'),
    rating: readWithin(item, 'rating', { min: 0, max: 5, otherwise: 3 }),
    date: item.text('date'),
  }))
  return {
    id,
    type: 'reviews',
    title: fields.text('title'),
    reviews,
    contentAlignment: readHorizontal(fields, 'contentAlignment', 'left'),
    ...readSpacings(fields, ['small', 'small']),
  }
}

function readMosaic(id: string, fields: Fields): MosaicSection {
  const tiles = readItems(fields, 'tiles', (item, itemId) => ({
    id: itemId,
    title: item.text('title'),
    description: item.text('description'),
    image: readArtPicture(item, 'image'),
    href: toSafeUrl(item.text('link') ?? ''),
  }))
  return {
    id,
    type: 'mosaic',
    title: fields.text('title'),
    tiles: tiles.slice(0, 12),
    layout: fields.choice('layout', ['tiles', 'cards']) ?? 'tiles',
    backgroundColor: fields.text('backgroundColor'),
    ...readSpacings(fields, ['medium', 'medium']),
  }
}

function readQuote(id: string, fields: Fields): QuoteSection {
  return {
    id,
    type: 'quote',
    quote: fields.text('quote'),
    author: fields.text('author'),
    textColor: fields.text('textColor'),
    ...readBackdrop(fields),
    ...readSpacings(fields, ['medium', 'large']),
  }
}

function readNumbers(id: string, fields: Fields): NumbersSection {
  const items = readItems(fields, 'items', (item, itemId) => ({
    id: itemId,
    value: item.text('value') ?? '',
    label: item.text('label') ?? '',
  }))
  return {
    id,
    type: 'numbers',
    title: fields.text('title'),
    items: items.filter(({ value }) => value !== '').slice(0, 6),
    backgroundColor: fields.text('backgroundColor'),
    textColor: fields.text('textColor'),
    ...readSpacings(fields, ['medium', 'medium']),
  }
}

function readArticle(id: string, fields: Fields): ArticleSection {
  const chapters = readItems(fields, 'chapters', (item, itemId) => ({
    id: itemId,
    title: item.text('title'),
    description: item.text('description'),
  }))
  return {
    id,
    type: 'article',
    label: fields.text('label'),
    title: fields.text('title'),
    description: fields.text('description'),
    note: fields.text('note'),
    image: readArtPicture(fields, 'image'),
    chapters: chapters.slice(0, 40),
  }
}

function readDivider(id: string, fields: Fields): DividerSection {
  return {
    id,
    type: 'divider',
    verticalSpacing:
      fields.choice('verticalSpacing', ['extra_small', 'small', 'medium', 'large', 'extra_large']) ?? 'small',
    backgroundColor: fields.text('backgroundColor'),
  }
}
