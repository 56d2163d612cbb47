import type { FullWidthMediaSection } from '@sorrel/contracts/content'
import { toPlainText } from '@sorrel/domain/html'
import { Heading } from '@sorrel/ui/heading'
import { Text } from '@sorrel/ui/text'
import { Backdrop } from '../backdrop.tsx'
import { horizontal } from '../block-frame.css.ts'
import type { BlockProps } from '../block-props.ts'
import { ContentLinks } from '../content-links.tsx'
import { getSurface } from '../block-frame.tsx'
import { RichText } from '../rich-text.tsx'
import * as styles from './full-width-media.css.ts'

/** A picture as wide as the window, with text where the picture is empty. See docs/commerce-service.md#content-pages. */
export function FullWidthMedia({ section, shop, isFirst }: BlockProps<FullWidthMediaSection>) {
  const place = `${styles.horizontal[section.horizontalContentAlignment]} ${styles.vertical[section.verticalContentAlignment]}`
  return (
    <section
      className={`${styles.hero} ${styles.height[section.verticalSpacing]}`}
      style={getSurface(section, shop)}
    >
      <Backdrop
        picture={section.backgroundImage}
        narrow={section.backgroundImageMobile}
        horizontal={section.horizontalBackgroundAlignment}
        vertical={section.verticalBackgroundAlignment}
        overlayOpacity={section.overlayOpacity}
        sizes="100vw"
        isFirst={isFirst}
        shop={shop}
      />
      <div className={`${styles.content} ${horizontal[section.horizontalSpacing]} ${place}`}>
        <div className={styles.textBlock}>
          {section.label && (
            <Text variant="eyebrow" tone="success">
              {toPlainText(section.label)}
            </Text>
          )}
          {section.title && (
            <Heading level={isFirst ? 1 : 2} size="display">
              {toPlainText(section.title)}
            </Heading>
          )}
          {section.description && (
            <div className={styles.text}>
              <RichText html={section.description} />
            </div>
          )}
          <ContentLinks links={section.links} shop={shop} />
        </div>
      </div>
    </section>
  )
}
