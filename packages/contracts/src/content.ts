import { readFields } from './untrusted/fields.ts'
import { parseList } from './untrusted.ts'
import { parseContentSection } from './content/read-section.ts'
import type { ContentSection } from './content/section.ts'

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

/**
 * Reads a page of the service, names in snake_case or camelCase; undefined when it has no slug. Sections without id
 * or type, or of an unknown type, are skipped. Never throws.
 */
export function parseContentPage(input: unknown): ContentPage | undefined {
  const page = readFields(input)
  const slug = page.text('slug')
  if (slug === undefined) return undefined
  return {
    id: page.text('id') ?? slug,
    slug,
    name: page.text('name') ?? '',
    metaTitle: page.text('metaTitle'),
    metaDescription: page.text('metaDescription'),
    published: page.flag('published') ?? true,
    sections: parseList(page.raw('sections')).flatMap((section) => parseContentSection(section) ?? []),
  }
}
