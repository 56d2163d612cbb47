import type { HeadingWithTextSection } from '@sorrel/contracts/content'
import { toPlainText } from '@sorrel/domain/html'
import { Heading } from '@sorrel/ui/heading'
import { Text } from '@sorrel/ui/text'
import { Backdrop } from '../backdrop.tsx'
import { BlockFrame } from '../block-frame.tsx'
import type { BlockProps } from '../block-props.ts'
import { RichText } from '../rich-text.tsx'
import * as styles from './heading-with-text.css.ts'

/** A title and its text, one below or beside the other. */
export function HeadingWithText({ section, shop, isFirst }: BlockProps<HeadingWithTextSection>) {
  return (
    <BlockFrame
      {...section}
      shop={shop}
      backdrop={
        <Backdrop
          picture={section.backgroundImage}
          horizontal={section.horizontalBackgroundPosition}
          vertical={section.verticalBackgroundPosition}
          overlayOpacity={section.overlayOpacity}
          sizes="100vw"
          isFirst={isFirst}
          shop={shop}
        />
      }
    >
      <div className={styles.layout[section.description ? section.textLayout : 'single_column']}>
        <div className={`${styles.title} ${styles.align[section.titleAlignment]}`}>
          {section.label && (
            <Text variant="eyebrow" tone="success">
              {toPlainText(section.label)}
            </Text>
          )}
          {section.title && <Heading level={isFirst ? 1 : 2}>{toPlainText(section.title)}</Heading>}
        </div>
        {section.description && (
          <div className={styles.align[section.textAlignment]}>
            <RichText html={section.description} />
          </div>
        )}
      </div>
    </BlockFrame>
  )
}
