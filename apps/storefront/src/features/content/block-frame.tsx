import type { ContentSection, ContentSectionType, Spacing } from '@sorrel/contracts/content'
import type { CSSProperties, ReactNode } from 'react'
import type { ShopView } from '#shop/shop.ts'
import { useShop } from '#shop/use-shop'
import * as styles from './block-frame.css.ts'
import { createSurface } from '@sorrel/ui/theme'
import type { GetTones } from './text-placement.ts'

export interface BlockFrameProps {
  readonly children: ReactNode
  readonly horizontalSpacing: Spacing
  readonly verticalSpacing: Spacing | 'extra_small'
  /** The merchant's colour; text on it takes the palette that is most legible there. */
  readonly backgroundColor?: string | undefined
  readonly textColor?: string | undefined
}

/** The band of the page around a block: its background, its space and the page's width. */
export function BlockFrame(props: BlockFrameProps) {
  const shop = useShop()
  const { children, ...spacing } = props
  return (
    <section className={styles.frame} style={getSurface(props, shop)}>
      <div className={styles.vertical[spacing.verticalSpacing]}>
        <div className={`${styles.inner} ${styles.horizontal[spacing.horizontalSpacing]}`}>{children}</div>
      </div>
    </section>
  )
}

export interface SurfaceInput {
  readonly backgroundColor?: string | undefined
  readonly textColor?: string | undefined
}

/** The surface of a block whose colours the merchant chose: everything on it takes colours that are legible there. */
export function getSurface(
  { backgroundColor, textColor }: SurfaceInput,
  { theme }: Pick<ShopView, 'theme'>,
): CSSProperties | undefined {
  return createSurface({ background: backgroundColor, text: textColor, theme })
}

/** Props of every block of a content page, or of those of one type: `BlockProps<'mosaic'>`. */
export interface BlockProps<T extends ContentSectionType = ContentSectionType> {
  readonly section: ContentSection<T>
  /** Whether this is the page's first block: it contains the page's title, and its picture loads immediately. */
  readonly isFirst: boolean
  /** Heading level of the block's items: one below the title right above them, or a title's own. */
  readonly itemLevel: 2 | 3
  /** Default: colours unknown. */
  readonly getTones?: GetTones
}
