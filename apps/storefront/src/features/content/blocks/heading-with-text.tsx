import { toPlainText } from '@sorrel/domain/html'
import { Heading } from '@sorrel/ui/heading'
import { Text } from '@sorrel/ui/text'
import { useShop } from '#shop/use-shop'
import { BlockFrame, type BlockProps } from '../block-frame.tsx'
import { PictureBand } from '../picture-band.tsx'
import { getTextPlacement } from '../text-placement.ts'
import { RichText } from '../rich-text.tsx'
import * as styles from './heading-with-text.css.ts'

/** A title and its text, one below or beside the other. */
export function HeadingWithText(props: BlockProps<'heading_with_text'>) {
  const { section, isFirst, getTones } = props
  const { theme } = useShop()
  const place = getTextPlacement(section, { theme, getTones })
  if (place === 'alone')
    return (
      <BlockFrame {...section}>
        <Words {...props} layout={section.description ? section.textLayout : 'single_column'} />
      </BlockFrame>
    )
  return (
    <PictureBand
      section={section}
      place={place}
      horizontal={section.titleAlignment}
      vertical="center"
      alignment={{
        horizontal: section.horizontalBackgroundPosition,
        vertical: section.verticalBackgroundPosition,
      }}
      isFirst={isFirst}
    >
      <Words {...props} layout="single_column" />
    </PictureBand>
  )
}

interface WordsProps extends BlockProps<'heading_with_text'> {
  readonly layout: WordsProps['section']['textLayout']
}

function Words({ section, isFirst, layout }: WordsProps) {
  const column = styles.column[section.titleAlignment]
  return (
    <div className={`${styles.layout[layout]} ${layout === 'single_column' ? column : ''}`}>
      <div className={`${styles.title} ${styles.align[section.titleAlignment]}`}>
        {section.label && (
          <Text variant="eyebrow" tone="success">
            {toPlainText(section.label)}
          </Text>
        )}
        {section.title && (
          <Heading level={isFirst ? 1 : 2} size={isFirst ? '7xl' : undefined}>
            {toPlainText(section.title)}
          </Heading>
        )}
      </div>
      {section.description && (
        <div className={styles.align[section.textAlignment]}>
          <RichText html={section.description} />
        </div>
      )}
    </div>
  )
}
