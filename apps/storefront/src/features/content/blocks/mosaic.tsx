import { Heading } from '@sorrel/ui/heading'
import { useShop } from '#shop/use-shop'
import { BlockFrame, type BlockProps } from '../block-frame.tsx'
import { FocusedPicture } from '../focused-picture.tsx'
import { RichText } from '../rich-text.tsx'
import * as styles from './mosaic.css.ts'

/** Eight tiles form two rows, with a large tile at either end. */
const FULL = 8

/** Pictures with a few words each, close together: small squares, or cards with a text. */
export function Mosaic({ section, isFirst, itemLevel }: BlockProps<'mosaic'>) {
  const { title, tiles, layout } = section
  const isFull = layout === 'tiles' && tiles.length === FULL
  return (
    <BlockFrame {...section}>
      {title && (
        <div className={styles.title}>
          <Heading level={isFirst ? 1 : 2}>{title}</Heading>
        </div>
      )}
      <ul className={`${styles.list[layout]} ${isFull ? styles.full : ''}`}>
        {tiles.map((tile) => (
          <li key={tile.id} className={styles.tile}>
            {layout === 'tiles' ? <Tile tile={tile} /> : <Card tile={tile} level={itemLevel} />}
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}

interface TileProps {
  readonly tile: BlockProps<'mosaic'>['section']['tiles'][number]
}

function Tile({ tile: { title, image, href } }: TileProps) {
  const shop = useShop()
  const content = (
    <>
      {image && (
        <div className={styles.picture}>
          <FocusedPicture
            picture={title === undefined ? image : { ...image, alt: '' }}
            ratio="fill"
            image={shop.image}
            sizes="(min-width: 60rem) 28vw, 25vw"
          />
        </div>
      )}
      {title && <span className={styles.caption}>{title}</span>}
    </>
  )
  if (href === undefined) return content
  return (
    <shop.link href={shop.toHref(href)} className={styles.link}>
      {content}
    </shop.link>
  )
}

function Card({ tile: { title, description, image, href }, level }: TileProps & { level: 2 | 3 }) {
  const shop = useShop()
  const heading = title && (
    <Heading level={level} size="2xl">
      {href === undefined ? (
        title
      ) : (
        <shop.link href={shop.toHref(href)} className={styles.cover}>
          {title}
        </shop.link>
      )}
    </Heading>
  )
  return (
    <div className={styles.card}>
      {image && (
        <FocusedPicture
          picture={image}
          ratio="4/3"
          image={shop.image}
          sizes="(min-width: 60rem) 33vw, 100vw"
        />
      )}
      {heading}
      {description && <RichText html={description} />}
    </div>
  )
}
