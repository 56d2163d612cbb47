import type { HorizontalAlignment, VerticalAlignment } from '@sorrel/contracts/content'
import type { Picture } from '@sorrel/domain/product'
import type { ShopView } from '#shop/shop.ts'
import * as styles from './backdrop.css.ts'

export interface BackdropProps {
  /** Without one there is no overlay either. */
  readonly picture: Picture | undefined
  /** Another crop for narrow windows. */
  readonly narrow?: Picture | undefined
  readonly horizontal: HorizontalAlignment
  readonly vertical: VerticalAlignment
  /** Default `cover`. */
  readonly fit?: keyof typeof styles.fit
  /** Opacity of the overlay in the surface's colour, in percent. */
  readonly overlayOpacity: number
  readonly sizes: string
  /** Loads at once: the first block of the page. */
  readonly isFirst?: boolean
  readonly shop: ShopView
}

/** A picture behind text, with an overlay that keeps the text legible. */
export function Backdrop(props: BackdropProps) {
  const { picture, narrow, horizontal, vertical, fit = 'cover', overlayOpacity, sizes, isFirst, shop } = props
  if (picture === undefined) return null
  const { src, alt, width, height } = picture
  return (
    <div className={styles.backdrop}>
      <shop.image
        src={src}
        alt={alt}
        width={width}
        height={height}
        narrow={narrow}
        sizes={sizes}
        className={`${styles.picture} ${styles.fit[fit]} ${styles.horizontal[horizontal]} ${styles.vertical[vertical]}`}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
      {overlayOpacity > 0 && <div className={styles.overlay} style={{ opacity: overlayOpacity / 100 }} />}
    </div>
  )
}
