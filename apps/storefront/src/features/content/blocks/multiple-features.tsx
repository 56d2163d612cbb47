import { toPlainText } from '@sorrel/domain/html'
import { Heading } from '@sorrel/ui/heading'
import { useShop } from '#shop/use-shop'
import { BlockFrame, type BlockProps } from '../block-frame.tsx'
import { FocusedPicture } from '../focused-picture.tsx'
import { RichText } from '../rich-text.tsx'
import * as styles from './multiple-features.css.ts'

/** Up to nine features: a picture with a short text each. */
export function MultipleFeatures({ section, isFirst, itemLevel }: BlockProps<'multiple_features'>) {
  const shop = useShop()
  const ratio = section.features.every(({ image }) => image && image.height > image.width) ? '1/1' : '4/3'
  return (
    <BlockFrame {...section}>
      {(section.title || section.description) && (
        <div className={`${styles.head} ${styles.place[section.horizontalContentAlignment]}`}>
          {section.title && <Heading level={isFirst ? 1 : 2}>{toPlainText(section.title)}</Heading>}
          {section.description && <RichText html={section.description} />}
        </div>
      )}
      <ul className={styles.grid}>
        {section.features.map((feature) => (
          <li key={feature.id} className={`${styles.feature} ${styles.align[feature.contentAlignment]}`}>
            {feature.image && (
              <FocusedPicture
                picture={feature.image}
                ratio={ratio}
                image={shop.image}
                sizes="(min-width: 60rem) 33vw, (min-width: 40rem) 50vw, 100vw"
              />
            )}
            {feature.title && (
              <Heading level={itemLevel} size="xl">
                {toPlainText(feature.title)}
              </Heading>
            )}
            {feature.description && <RichText html={feature.description} />}
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
