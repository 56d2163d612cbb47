import { useShop } from '#shop/use-shop'
import type { BlockProps } from '../block-frame.tsx'
import { PictureBand } from '../picture-band.tsx'
import { getTextPlacement } from '../text-placement.ts'
import * as styles from './quote.css.ts'

/** A quotation over the quiet part of a picture. */
export function Quote({ section, isFirst, getTones }: BlockProps<'quote'>) {
  const { t, theme } = useShop()
  const { quote, author } = section
  if (quote === undefined) return null
  return (
    <PictureBand
      section={section}
      place={getTextPlacement(section, { theme, getTones })}
      horizontal="left"
      vertical="center"
      isFirst={isFirst}
    >
      <figure className={styles.figure}>
        <blockquote className={styles.quote}>{t('content.quotation', { text: quote })}</blockquote>
        {author && <figcaption>{author}</figcaption>}
      </figure>
    </PictureBand>
  )
}
