import type { Picture } from '@sorrel/domain/product'
import type { ArtPicture, ArtSources } from './art.ts'

/** The block types of a content page. */
export const SECTION_TYPES = [
  'categories_preview',
  'multiple_features',
  'full_width_media',
  'heading_with_text',
  'multiple_panels',
  'products_preview',
  'reviews',
  'mosaic',
  'quote',
  'numbers',
  'article',
  'divider',
] as const

export type ContentSectionType = (typeof SECTION_TYPES)[number]

export const SPACINGS = ['none', 'small', 'medium', 'large', 'extra_large'] as const
export type Spacing = (typeof SPACINGS)[number]

export const HORIZONTAL_ALIGNMENTS = ['left', 'center', 'right'] as const
export type HorizontalAlignment = (typeof HORIZONTAL_ALIGNMENTS)[number]

export const VERTICAL_ALIGNMENTS = ['top', 'center', 'bottom'] as const
export type VerticalAlignment = (typeof VERTICAL_ALIGNMENTS)[number]

export const LINK_STYLES = ['button_primary', 'button_secondary', 'button_anchor'] as const

/** A link of a block. Links without a label or without a safe address are dropped. */
export interface ContentLink {
  /** Default `button_primary`. */
  readonly style: (typeof LINK_STYLES)[number]
  /** Basic HTML inside a panel, plain text elsewhere. */
  readonly label: string
  readonly href: string
}

interface SectionShared<T extends ContentSectionType> {
  readonly id: string
  readonly type: T
}

interface Spaced {
  readonly horizontalSpacing: Spacing
  readonly verticalSpacing: Spacing
}

/** A picture behind the content, and the opacity of the dark overlay on it in percent (0 to 100, default 50). */
interface Backdrop extends ArtSources {
  readonly backgroundColor?: string | undefined
  readonly overlayOpacity: number
}

export interface CategoriesPreviewSection extends SectionShared<'categories_preview'>, Spaced {
  /** At most 12, in the merchant's order. */
  readonly categorySlugs: readonly string[]
  /** Default true. */
  readonly showCategoryDescription: boolean
  /** 2 to 4, default 3. */
  readonly columns: number
  /** Default `portrait`. */
  readonly imageLayout: 'square' | 'portrait'
  readonly backgroundColor?: string | undefined
}

export interface ContentFeature {
  readonly id: string
  /** HTML. */
  readonly title?: string | undefined
  /** HTML. */
  readonly description?: string | undefined
  readonly image?: ArtPicture | undefined
  /** Default `center`. */
  readonly contentAlignment: HorizontalAlignment
}

export interface MultipleFeaturesSection extends SectionShared<'multiple_features'>, Spaced {
  /** HTML. */
  readonly title?: string | undefined
  /** HTML. */
  readonly description?: string | undefined
  /** At most 9. */
  readonly features: readonly ContentFeature[]
  /** Default `left`. */
  readonly horizontalContentAlignment: HorizontalAlignment
  readonly backgroundColor?: string | undefined
}

export interface FullWidthMediaSection extends SectionShared<'full_width_media'>, Spaced, Backdrop {
  /** A few words above the title. Undefined in stores whose model lacks the field. */
  readonly label?: string | undefined
  /** HTML. */
  readonly title?: string | undefined
  /** HTML. */
  readonly description?: string | undefined
  /** At most 5. */
  readonly links: readonly ContentLink[]
  readonly textColor?: string | undefined
  readonly horizontalBackgroundAlignment: HorizontalAlignment
  readonly verticalBackgroundAlignment: VerticalAlignment
  readonly horizontalContentAlignment: HorizontalAlignment
  readonly verticalContentAlignment: VerticalAlignment
}

export interface HeadingWithTextSection extends SectionShared<'heading_with_text'>, Spaced, Backdrop {
  /** HTML. */
  readonly label?: string | undefined
  /** HTML. */
  readonly title?: string | undefined
  /** HTML. */
  readonly description?: string | undefined
  readonly textColor?: string | undefined
  /** Default `center`. */
  readonly titleAlignment: HorizontalAlignment
  /** Default `left`. */
  readonly textAlignment: HorizontalAlignment
  /** Default `dual_column`. */
  readonly textLayout: 'single_column' | 'dual_column'
  readonly horizontalBackgroundPosition: HorizontalAlignment
  readonly verticalBackgroundPosition: VerticalAlignment
}

export interface ImagePanel {
  readonly id: string
  readonly type: 'image'
  readonly image?: ArtPicture | undefined
}

export interface TextPanel extends Spaced, Backdrop {
  /** A few words above the title. Undefined in stores whose model lacks the field. */
  readonly label?: string | undefined
  readonly id: string
  readonly type: 'text'
  /** HTML; on a quiz's results page it may hold `{name}`. */
  readonly title?: string | undefined
  /** HTML. */
  readonly description?: string | undefined
  readonly links: readonly ContentLink[]
  /** Default `fill`. */
  readonly imageScaling: 'fill' | 'cover' | 'contain'
  readonly horizontalBackgroundAlignment: HorizontalAlignment
  readonly verticalBackgroundAlignment: VerticalAlignment
  /** Default `small`. */
  readonly contentGap: Spacing
}

export type Panel = ImagePanel | TextPanel

export interface MultiplePanelsSection extends SectionShared<'multiple_panels'>, Spaced {
  readonly panels: readonly Panel[]
  readonly backgroundColor?: string | undefined
  readonly horizontalContentAlignment: HorizontalAlignment
  readonly verticalContentAlignment: VerticalAlignment
}

export interface ProductsPreviewSection extends SectionShared<'products_preview'>, Spaced {
  /** When it is unset, nothing is shown. */
  readonly categorySlug?: string | undefined
  /** Default true. */
  readonly showProductPrice: boolean
  /** Default true. */
  readonly showProductDescription: boolean
  /** 2 to 5, default 3. */
  readonly productsPerRow: number
}

export interface ContentReview {
  readonly id: string
  readonly userName: string
  readonly userLocation?: string | undefined
  readonly userImage?: Picture | undefined
  /** HTML. */
  readonly comment?: string | undefined
  /** 0 to 5, default 3. */
  readonly rating: number
  /** The text as the merchant wrote it. */
  readonly date?: string | undefined
}

export interface ReviewsSection extends SectionShared<'reviews'>, Spaced {
  readonly title?: string | undefined
  readonly reviews: readonly ContentReview[]
  /** Default `left`. */
  readonly contentAlignment: HorizontalAlignment
}

export interface MosaicTile {
  readonly id: string
  /** Plain text. */
  readonly title?: string | undefined
  /** HTML. */
  readonly description?: string | undefined
  readonly image?: ArtPicture | undefined
  readonly href?: string | undefined
}

/** Pictures with a few words each, close together. */
export interface MosaicSection extends SectionShared<'mosaic'>, Spaced {
  /** Plain text. */
  readonly title?: string | undefined
  /** At most 12. */
  readonly tiles: readonly MosaicTile[]
  /** `tiles`: small squares. `cards`: larger pictures with their texts. Default `tiles`. */
  readonly layout: 'tiles' | 'cards'
  readonly backgroundColor?: string | undefined
}

/** A quotation over a picture. */
export interface QuoteSection extends SectionShared<'quote'>, Spaced, Backdrop {
  /** Plain text, without quotation marks. */
  readonly quote?: string | undefined
  /** Who says it. Plain text. */
  readonly author?: string | undefined
  readonly textColor?: string | undefined
}

export interface NumbersItem {
  readonly id: string
  /** As it is shown, such as `38,000`. */
  readonly value: string
  readonly label: string
}

/** A strip of numbers. */
export interface NumbersSection extends SectionShared<'numbers'>, Spaced {
  /** Plain text. */
  readonly title?: string | undefined
  /** At most 6; those without a value are left out. */
  readonly items: readonly NumbersItem[]
  readonly backgroundColor?: string | undefined
  readonly textColor?: string | undefined
}

export interface ArticleChapter {
  readonly id: string
  /** Plain text. */
  readonly title?: string | undefined
  /** HTML. */
  readonly description?: string | undefined
}

/** A long text in chapters, with a table of contents. */
export interface ArticleSection extends SectionShared<'article'> {
  /** A few words above the title. */
  readonly label?: string | undefined
  /** Plain text. */
  readonly title?: string | undefined
  /** HTML: a short summary of the text. */
  readonly description?: string | undefined
  /** A line such as the date of the last change. Plain text. */
  readonly note?: string | undefined
  readonly image?: ArtPicture | undefined
  /** At most 40. */
  readonly chapters: readonly ArticleChapter[]
}

export interface DividerSection extends SectionShared<'divider'> {
  /** Default `small`. */
  readonly verticalSpacing: 'extra_small' | Exclude<Spacing, 'none'>
  readonly backgroundColor?: string | undefined
}

export type ContentSection =
  | CategoriesPreviewSection
  | MultipleFeaturesSection
  | FullWidthMediaSection
  | HeadingWithTextSection
  | MultiplePanelsSection
  | ProductsPreviewSection
  | ReviewsSection
  | MosaicSection
  | QuoteSection
  | NumbersSection
  | ArticleSection
  | DividerSection
