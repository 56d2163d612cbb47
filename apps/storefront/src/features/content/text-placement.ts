import type {
  ArtPicture,
  ArtSources,
  HorizontalAlignment,
  PicturePoint,
  VerticalAlignment,
} from '@sorrel/contracts/content'
import { getTextContrast, type SurfaceOptions } from '@sorrel/ui/theme'
import type { CSSProperties } from 'react'
import type { Tones } from '#backend/picture-tones.ts'
import type { ShopView } from '#shop/shop.ts'

/**
 * Position of a block's text: `over` the picture's quiet box in wide windows, else `beside` or `above` it, on a plain
 * surface; `alone` without a picture. In narrow windows it is always above.
 */
export type WordsPlace = 'over' | 'beside' | 'above' | 'alone'

export interface PlacedSection extends ArtSources {
  readonly backgroundColor?: string | undefined
  readonly textColor?: string | undefined
  /** In percent. */
  readonly overlayOpacity: number
}

/** Text has at least this contrast. WCAG 2.2 AA. */
const TEXT_CONTRAST = 4.5

/** A picture that is wider than this would lose too much in half a window. */
const BESIDE_RATIO_MAX = 1.8

/** The colours in the part of a picture that text may cover. */
export type GetTones = (src: string) => Tones | undefined

interface Look extends Pick<ShopView, 'theme'> {
  /** Default: colours unknown. */
  readonly getTones?: GetTones | undefined
}

export function getTextPlacement(section: PlacedSection, look: Look): WordsPlace {
  const { backgroundImage: picture, backgroundImageWide: wide } = section
  if (picture === undefined) return 'alone'
  const shown = wide === undefined ? [picture] : [picture, wide]
  if (shown.every((one) => isReadable(one, section, look))) return 'over'
  return picture.width > picture.height * BESIDE_RATIO_MAX ? 'above' : 'beside'
}

/** Whether the picture has a quiet box whose colours were measured and leave the text its contrast. */
function isReadable(
  { src, quiet }: ArtPicture,
  { backgroundColor, textColor, overlayOpacity }: PlacedSection,
  { theme, getTones }: Look,
): boolean {
  const tones = quiet && getTones?.(src)
  if (tones === undefined) return false
  const surface: SurfaceOptions = { background: backgroundColor, text: textColor, theme }
  const grounds = [tones.darkest, tones.lightest]
  return getTextContrast(surface, { grounds, veil: overlayOpacity / 100 }) >= TEXT_CONTRAST
}

/** A picture that is taller than wide is cropped to a square in narrow windows, when the merchant says around what. */
export function isSquareWhenNarrow({ backgroundImage, backgroundImageMobile }: ArtSources): boolean {
  const picture = backgroundImageMobile ?? backgroundImage
  return picture?.focus !== undefined && picture.height > picture.width
}

/** The part of a picture to keep when it has no focal point. Default: its middle. */
export interface BackgroundAlignment {
  readonly horizontal: HorizontalAlignment
  readonly vertical: VerticalAlignment
}

const CENTER: BackgroundAlignment = { horizontal: 'center', vertical: 'center' }

/** As `object-position`. */
function toPosition(focus: PicturePoint | undefined, { horizontal, vertical } = CENTER): string {
  return focus === undefined ? `${horizontal} ${vertical}` : `${focus.x}% ${focus.y}%`
}

type CustomProperties = CSSProperties & Readonly<Record<`--${string}`, string | undefined>>

/** The custom property that pictures with a focal point of their own read. */
export function getFocusStyle(
  focus: PicturePoint | undefined,
  alignment?: BackgroundAlignment,
): CustomProperties {
  return { '--art-focus': toPosition(focus, alignment) }
}

/** Custom properties that the styles of a band read: focal points, and the quiet boxes as rows and edges. */
export function getPlaceStyle(section: ArtSources, alignment?: BackgroundAlignment): CustomProperties {
  const { backgroundImage, backgroundImageMobile: narrow, backgroundImageWide: wide } = section
  const base = narrow ?? backgroundImage
  return {
    '--art-narrow-focus': toPosition(base?.focus, alignment),
    '--art-focus': toPosition(backgroundImage?.focus, alignment),
    '--art-wide-focus': toPosition((wide ?? backgroundImage)?.focus, alignment),
    ...toBoxStyle('--art', backgroundImage),
    ...toBoxStyle('--art-wide', wide ?? backgroundImage),
  }
}

function toBoxStyle(name: string, picture: ArtPicture | undefined): Readonly<Record<string, string>> {
  const { left, top, right, bottom } = picture?.quiet ?? { left: 0, top: 0, right: 100, bottom: 100 }
  const rows = [top, bottom - top, 100 - bottom].map((share) => `minmax(0, ${share}fr)`)
  return { [`${name}-rows`]: rows.join(' '), [`${name}-left`]: `${left}%`, [`${name}-right`]: `${right}%` }
}
