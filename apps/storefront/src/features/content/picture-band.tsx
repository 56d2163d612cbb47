import type { HorizontalAlignment, Spacing, VerticalAlignment } from '@sorrel/contracts/content'
import type { ReactNode } from 'react'
import type { ImageSource } from '#shop/shop.ts'
import { useShop } from '#shop/use-shop'
import { getSurface } from './block-frame.tsx'
import {
  type BackgroundAlignment,
  getPlaceStyle,
  isSquareWhenNarrow,
  type PlacedSection,
  type WordsPlace,
} from './text-placement.ts'
import * as styles from './picture-band.css.ts'

export interface PictureBandProps {
  readonly section: PlacedSection & {
    readonly horizontalSpacing: Spacing
    readonly verticalSpacing: Spacing
  }
  /** See `getTextPlacement`. */
  readonly place: WordsPlace
  /** Alignment of the text: beside a picture it is at the right when this says so. */
  readonly horizontal: HorizontalAlignment
  readonly vertical: VerticalAlignment
  /** Of a picture without a focal point. */
  readonly alignment?: BackgroundAlignment
  /** Loads immediately: the first block of the page. */
  readonly isFirst: boolean
  /** The words. */
  readonly children: ReactNode
}

/** Where the windows begin that get the picture itself and not the one for narrow windows. */
const TABLET = '(min-width: 40rem)'
/** The same beside a tall picture, which stands beside the words in the windows between. */
const AROUND_PAIRED = '(min-width: 40rem) and (max-width: 44.99rem), (min-width: 75rem)'
/** 1600 px. */
const WIDE = '(min-width: 100rem)'

/** Text and a picture across the window. The text never covers the picture's subject. */
export function PictureBand(props: PictureBandProps) {
  const shop = useShop()
  const { section, place, horizontal, vertical, alignment, children } = props
  const words = `${styles.words[place]} ${styles.horizontal[horizontal]} ${styles.vertical[vertical]}`
  const isPaired = (place === 'over' || place === 'above') && hasTallPicture(section)
  const isMirrored = place === 'beside' && horizontal === 'right'
  return (
    <section
      className={`${styles.band} ${styles.inset[section.horizontalSpacing]} ${styles.block[section.verticalSpacing]}`}
      style={{
        ...getSurface(section, shop),
        ...(place === 'alone' ? undefined : getPlaceStyle(section, alignment)),
      }}
    >
      <div
        className={`${styles.frame[place]} ${isMirrored ? styles.mirrored : ''} ${isPaired ? styles.paired : ''}`}
      >
        <div className={words} data-words={place}>
          <div className={styles.text}>{children}</div>
        </div>
        <BandPicture {...props} isPaired={isPaired} />
      </div>
    </section>
  )
}

interface BandPictureProps extends PictureBandProps {
  readonly isPaired: boolean
}

function BandPicture({ section, place, isFirst, isPaired }: BandPictureProps) {
  const shop = useShop()
  const { backgroundImage: picture, backgroundImageMobile: narrow, backgroundImageWide: wide } = section
  if (picture === undefined) return null
  const { src, version, width, height } = narrow ?? picture
  const sources: readonly ImageSource[] = [
    ...(wide === undefined ? [] : [toSource(wide, WIDE)]),
    ...(narrow === undefined ? [] : [toSource(picture, isPaired ? AROUND_PAIRED : TABLET)]),
  ]
  return (
    <div className={styles.picture[place]}>
      <shop.image
        src={src}
        version={version}
        alt={picture.alt}
        width={width}
        height={height}
        sources={sources.length === 0 ? undefined : sources}
        sizes={getSizes(place, isPaired)}
        className={`${styles.image} ${isSquareWhenNarrow(section) ? styles.square : ''}`}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
      {place === 'over' && section.overlayOpacity > 0 && (
        <div className={styles.overlay} style={{ opacity: section.overlayOpacity / 100 }} />
      )}
    </div>
  )
}

function getSizes(place: WordsPlace, isPaired: boolean): string {
  if (place === 'beside') return '(min-width: 45rem) 50vw, 100vw'
  return isPaired ? `${styles.PAIRED} 50vw, 100vw` : '100vw'
}

function hasTallPicture({ backgroundImageMobile: picture }: PlacedSection): boolean {
  return picture !== undefined && picture.height > picture.width
}

function toSource({ src, version, width, height }: Omit<ImageSource, 'media'>, media: string): ImageSource {
  return { src, version, width, height, media }
}
