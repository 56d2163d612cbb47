import { toPlainText } from '@sorrel/domain/html'
import { Heading } from '@sorrel/ui/heading'
import { Text } from '@sorrel/ui/text'
import { useShop } from '#shop/use-shop'
import type { BlockProps } from '../block-frame.tsx'
import { ContentLinks } from '../content-links.tsx'
import { PictureBand } from '../picture-band.tsx'
import { getTextPlacement } from '../text-placement.ts'
import { RichText } from '../rich-text.tsx'
import * as styles from './full-width-media.css.ts'

/** A picture as wide as the window, with its words. See docs/commerce-service.md#content-pages. */
export function FullWidthMedia({ section, isFirst, getTones }: BlockProps<'full_width_media'>) {
  const { theme } = useShop()
  const place = getTextPlacement(section, { theme, getTones })
  return (
    <PictureBand
      section={section}
      place={place}
      horizontal={section.horizontalContentAlignment}
      vertical={section.verticalContentAlignment}
      alignment={{
        horizontal: section.horizontalBackgroundAlignment,
        vertical: section.verticalBackgroundAlignment,
      }}
      isFirst={isFirst}
    >
      {section.label && (
        <Text variant="eyebrow" tone={place === 'over' ? 'heading' : 'success'}>
          {toPlainText(section.label)}
        </Text>
      )}
      {section.title && (
        <div className={styles.title[isFirst ? 'first' : 'further']}>
          <Heading level={isFirst ? 1 : 2} size={isFirst ? 'display' : '6xl'}>
            {toPlainText(section.title)}
          </Heading>
        </div>
      )}
      {section.description && (
        <div className={styles.text}>
          <RichText html={section.description} size="lg" />
        </div>
      )}
      <ContentLinks links={section.links} />
    </PictureBand>
  )
}
