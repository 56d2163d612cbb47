import * as z from 'zod/mini'
import { contentSection } from './content/read-section.ts'
import type { ContentSection } from './content/section.ts'
import { flag, list, maybe, or, record, text } from './schema/lenient.ts'

export type { ArtPicture, ArtSources, PictureBox, PicturePoint } from './content/art.ts'
export type {
  ArticleChapter,
  ArticleSection,
  CategoriesPreviewSection,
  ContentFeature,
  ContentLink,
  ContentReview,
  ContentSection,
  ContentSectionType,
  DividerSection,
  FullWidthMediaSection,
  HeadingWithTextSection,
  HorizontalAlignment,
  ImagePanel,
  MosaicSection,
  MosaicTile,
  MultipleFeaturesSection,
  MultiplePanelsSection,
  NumbersItem,
  NumbersSection,
  Panel,
  ProductsPreviewSection,
  QuoteSection,
  ReviewsSection,
  Spacing,
  TextPanel,
  VerticalAlignment,
} from './content/section.ts'

/** A content page. Fields named as HTML in the models are not sanitised here. */
export interface ContentPage {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly metaTitle?: string | undefined
  readonly metaDescription?: string | undefined
  /** Default true: the service answers 404 for an unpublished page. */
  readonly published: boolean
  readonly sections: readonly ContentSection[]
}

const page = z.pipe(
  record({
    id: maybe(text),
    slug: text,
    name: or(text, ''),
    metaTitle: maybe(text),
    metaDescription: maybe(text),
    published: or(flag, true),
    sections: list(contentSection),
  }),
  z.transform((read): ContentPage => ({ ...read, id: read.id ?? read.slug })),
)

/**
 * Reads a page of the service, names in snake_case or camelCase; undefined when it has no slug. Sections without id
 * or type, or of an unknown type, are skipped. Never throws.
 */
export function parseContentPage(input: unknown): ContentPage | undefined {
  return z.safeParse(page, input).data
}
