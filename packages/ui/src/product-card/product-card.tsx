import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '../heading/heading.tsx'
import type { LinkComponent } from '../link/link.tsx'
import { type RootProps, toRoot } from '../parts/root.ts'
import { type ImageComponent, Picture, type PictureProps, type PictureSource } from '../picture/picture.tsx'
import { Text } from '../text/text.tsx'
import * as styles from './product-card.css.ts'

/** Colours to choose from. */
export interface ProductColors {
  /** For those who do not see them: `Colour: oat, sage, terracotta`. */
  readonly label: string
  /** CSS colours. */
  readonly values: readonly string[]
}

export interface ProductCardProps extends RootProps {
  readonly name: string
  readonly href: string
  /** Level of the name in the page's outline. */
  readonly level: HeadingLevel
  /** Default: its room stays empty. */
  readonly picture?: PictureSource | undefined
  /** Shown in place of the first one under a pointer. */
  readonly secondPicture?: PictureSource | undefined
  /** Width the picture takes, as in HTML. */
  readonly sizes?: string
  /** `high` for cards of the first screen. @default 'low' */
  readonly priority?: PictureProps['priority']
  /** On the picture: a Badge. */
  readonly badge?: ReactNode
  /** Two lines at most. */
  readonly description?: string | undefined
  /** Colours to choose from, as dots: five, and how many more there are. */
  readonly colors?: ProductColors | undefined
  /** The average of its reviews: Stars. */
  readonly rating?: ReactNode
  /** A Price, and what belongs to it. */
  readonly price?: ReactNode
  /** Over the picture's foot, such as a button that adds it. For the keyboard it comes after the card's link. */
  readonly action?: ReactNode
  /** @default 'a' */
  readonly link?: LinkComponent
  /** @default 'img' */
  readonly image?: ImageComponent
}

/** So many dots fit beside a number in the narrowest card. */
const DOTS_MAX = 5

/** Without the kit's swatch: a list has many. */
function Dots({ label, values }: ProductColors) {
  const more = values.length - DOTS_MAX
  return (
    <span role="img" aria-label={label} className={styles.colors} data-part="colors">
      {values.slice(0, DOTS_MAX).map((color, index) => (
        <i key={`${index} ${color}`} style={{ background: color }} />
      ))}
      {more > 0 && `+${more}`}
    </span>
  )
}

/**
 * A product in a list: the picture first, then name, a line or two, and the price. The whole card leads to the product. In a
 * grid whose cells are subgrids of three rows, names and prices of a row share their lines.
 */
export function ProductCard(props: ProductCardProps) {
  const { name, href, level, picture, secondPicture, sizes, priority, image, link: Anchor = 'a' } = props
  return (
    <article {...toRoot('product-card', props, styles.card)}>
      <div className={styles.media}>
        {picture && <Picture {...picture} ratio="8/9" sizes={sizes} priority={priority} image={image} />}
        {secondPicture && (
          <span className={styles.second} aria-hidden="true">
            <Picture {...secondPicture} alt="" ratio="8/9" sizes={sizes} image={image} />
          </span>
        )}
        {props.badge && <span className={styles.mark}>{props.badge}</span>}
      </div>
      <div className={styles.textBlock}>
        <Heading level={level} size="md" variant="plain" clamp="2">
          <Anchor href={href} className={styles.target}>
            {name}
          </Anchor>
        </Heading>
        {props.description && (
          <Text size="sm" clamp="2">
            {props.description}
          </Text>
        )}
        {props.colors && <Dots {...props.colors} />}
        {props.rating}
      </div>
      <div className={styles.price}>{props.price}</div>
      {props.action && <div className={styles.action}>{props.action}</div>}
    </article>
  )
}
