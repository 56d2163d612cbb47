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
  SPACINGS,
  spacings,
  vertical,
  within,
} from './read-parts.ts'

type Html<H extends string> = z.ZodMiniType<H>

const categoriesPreview = z.pipe(
  record({
    id: text,
    type: z.literal('categories_preview'),
    /** At most 12, in the merchant's order. */
    categories: list(lookup('category'), 12),
    showCategoryDescription: or(flag, true),
    columns,
    imageLayout: or(choice(['square', 'portrait']), 'portrait'),
    backgroundColor: maybe(text),
    ...spacings('none', 'medium'),
  }),
  z.transform(({ categories, ...rest }) => ({ ...rest, categorySlugs: categories })),
)

function multipleFeatures<H extends string>(html: Html<H>) {
  const words = { title: maybe(html), description: maybe(html) }
  const feature = recordWith({ id: text, ...words, contentAlignment: or(horizontal, 'center') }, image)
  return record({
    id: text,
    type: z.literal('multiple_features'),
    ...words,
    /** At most 9. */
    features: items('features', feature, 9),
    horizontalContentAlignment: or(horizontal, 'left'),
    backgroundColor: maybe(text),
    ...spacings('none', 'none'),
  })
}

function fullWidthMedia<H extends string>(html: Html<H>) {
  return recordWith(
    {
      id: text,
      type: z.literal('full_width_media'),
      /** A few words above the title. Undefined in stores whose model lacks the field. */
      label: maybe(text),
      title: maybe(html),
      description: maybe(html),
      /** At most 5. */
      links: links(text, 5),
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
}

function headingWithText<H extends string>(html: Html<H>) {
  return recordWith(
    {
      id: text,
      type: z.literal('heading_with_text'),
      label: maybe(html),
      title: maybe(html),
      description: maybe(html),
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
}

const imagePanel = recordWith({ id: text, type: choice(['image']) }, image)

function textPanel<H extends string>(html: Html<H>) {
  return recordWith(
    {
      id: text,
      type: choice(['text']),
      /** A few words above the title. Undefined in stores whose model lacks the field. */
      label: maybe(text),
      /** On a quiz's results page it may hold `{name}`. */
      title: maybe(html),
      description: maybe(html),
      links: links(html),
      imageScaling: or(choice(['fill', 'cover', 'contain']), 'fill'),
      horizontalBackgroundAlignment: or(horizontal, 'center'),
      verticalBackgroundAlignment: vertical,
      contentGap: or(choice(SPACINGS), 'small'),
      ...backdrop,
      ...spacings('small', 'small'),
    },
    backdropPictures,
  )
}

/** Panels of another type are dropped. */
function multiplePanels<H extends string>(html: Html<H>) {
  return record({
    id: text,
    type: z.literal('multiple_panels'),
    panels: items('panels', z.union([imagePanel, textPanel(html)])),
    backgroundColor: maybe(text),
    horizontalContentAlignment: or(horizontal, 'center'),
    verticalContentAlignment: vertical,
    ...spacings('none', 'none'),
  })
}

const productsPreview = recordWith(
  {
    id: text,
    type: z.literal('products_preview'),
    showProductPrice: or(flag, true),
    showProductDescription: or(flag, true),
    /** 2 to 5, default 3. */
    productsPerRow: z.pipe(
      maybe(number),
      z.transform((perRow: number | undefined) => parseProductsPerRow(perRow)),
    ),
    ...spacings('small', 'small'),
  },
  /** When it is unset, nothing is shown. */
  { categorySlug: maybe(lookup('category')) },
)

function reviews<H extends string>(html: Html<H>) {
  const review = record({
    id: text,
    userName: or(text, ''),
    userLocation: maybe(text),
    userImage: maybe(picture),
    comment: maybe(html),
    /** 0 to 5. */
    rating: or(within(0, 5), 3),
    /** The text as the merchant wrote it. */
    date: maybe(text),
  })
  return record({
    id: text,
    type: z.literal('reviews'),
    title: maybe(text),
    reviews: items('reviews', review),
    contentAlignment: or(horizontal, 'left'),
    ...spacings('small', 'small'),
  })
}

/** Pictures with a few words each, close together. */
function mosaic<H extends string>(html: Html<H>) {
  const tile = z.pipe(
    recordWith({ id: text, title: maybe(text), description: maybe(html), link: maybe(href) }, image),
    z.transform(({ link, ...rest }) => ({ ...rest, href: link })),
  )
  return record({
    id: text,
    type: z.literal('mosaic'),
    title: maybe(text),
    /** At most 12. */
    tiles: items('tiles', tile, 12),
    /** `tiles`: small squares. `cards`: larger pictures with their texts. */
    layout: or(choice(['tiles', 'cards']), 'tiles'),
    backgroundColor: maybe(text),
    ...spacings('medium', 'medium'),
  })
}

/** A quotation over a picture. */
const quote = recordWith(
  {
    id: text,
    type: z.literal('quote'),
    /** Without quotation marks. */
    quote: maybe(text),
    author: maybe(text),
    textColor: maybe(text),
    ...backdrop,
    ...spacings('medium', 'large'),
  },
  backdropPictures,
)

/** A strip of numbers. Those without a value are left out. */
const numbers = record({
  id: text,
  type: z.literal('numbers'),
  title: maybe(text),
  /** At most 6; values as they are shown, such as `38,000`. */
  items: items('items', record({ id: text, value: text, label: or(text, '') }), 6),
  backgroundColor: maybe(text),
  textColor: maybe(text),
  ...spacings('medium', 'medium'),
})

/** A long text in chapters, with a table of contents. */
function article<H extends string>(html: Html<H>) {
  const chapter = record({ id: text, title: maybe(text), description: maybe(html) })
  return recordWith(
    {
      id: text,
      type: z.literal('article'),
      /** A few words above the title. */
      label: maybe(text),
      title: maybe(text),
      /** A short summary of the text. */
      description: maybe(html),
      /** A line such as the date of the last change. */
      note: maybe(text),
      /** At most 40. */
      chapters: items('chapters', chapter, 40),
    },
    image,
  )
}

const divider = record({
  id: text,
  type: z.literal('divider'),
  verticalSpacing: or(choice(['extra_small', 'small', 'medium', 'large', 'extra_large']), 'small'),
  backgroundColor: maybe(text),
})

/** The readers of all blocks by type. A field that reads `html` is the merchant's HTML; any other text is plain. */
function createSections<H extends string>(toHtml: (html: string) => H) {
  const html: Html<H> = z.pipe(text, z.transform(toHtml))
  return {
    categories_preview: categoriesPreview,
    multiple_features: multipleFeatures(html),
    full_width_media: fullWidthMedia(html),
    heading_with_text: headingWithText(html),
    multiple_panels: multiplePanels(html),
    products_preview: productsPreview,
    reviews: reviews(html),
    mosaic: mosaic(html),
    quote,
    numbers,
    article: article(html),
    divider,
  }
}

type Sections<H extends string> = ReturnType<typeof createSections<H>>

/** The block types of a content page. */
export type ContentSectionType = keyof Sections<string>

/**
 * A block of a content page, of any type or of those of `T`: `ContentSection<'mosaic'>`. `H` is the type of its HTML:
 * the merchant's as it is, or `SafeHtml` once it has passed a sanitiser.
 */
export type ContentSection<T extends ContentSectionType = ContentSectionType, H extends string = string> = {
  [K in T]: Readonly<z.output<Sections<H>[K]>>
}[T]

const head = record({ type: text })

/**
 * Reads one block with its model's defaults, its HTML through `toHtml`. Without id or type, or of an unknown type, it
 * cannot be used.
 */
export function createSectionReader<H extends string>(toHtml: (html: string) => H) {
  const sections: Readonly<Record<string, z.ZodMiniType<ContentSection<ContentSectionType, H>>>> =
    createSections(toHtml)
  return z.transform((input: unknown, { issues }): ContentSection<ContentSectionType, H> => {
    const type = z.safeParse(head, input).data?.type ?? ''
    const reader = Object.hasOwn(sections, type) ? sections[type] : undefined
    const read = reader && z.safeParse(reader, input)
    if (read?.success === true) return read.data
    issues.push({ code: 'custom', input })
    return z.NEVER
  })
}

/** The block types of a content page. */
export const CONTENT_SECTION_TYPES: readonly string[] = Object.keys(createSections(String))
