import type { QuoteSection } from '@sorrel/contracts/content'
import type { BlockProps } from '../block-props.ts'
import { PictureBand } from '../picture-band.tsx'
import { getWordsPlace } from '../place-words.ts'
import * as styles from './quote.css.ts'

/** A quotation over the quiet part of a picture. */
export function Quote({ section, shop, isFirst }: BlockProps<QuoteSection>) {
  const { quote, author } = section
  if (quote === undefined) return null
  return (
    <PictureBand
      section={section}
      place={getWordsPlace(section, shop)}
      horizontal="left"
      vertical="center"
      isFirst={isFirst}
      shop={shop}
    >
      <figure className={styles.figure}>
        <blockquote className={styles.quote}>{shop.t('content.quotation', { text: quote })}</blockquote>
        {author && <figcaption>{author}</figcaption>}
      </figure>
    </PictureBand>
  )
}
