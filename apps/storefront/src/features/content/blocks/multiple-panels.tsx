import type { ArtPicture } from '@sorrel/contracts/content'
import { toPlainText } from '@sorrel/domain/html'
import { Heading } from '@sorrel/ui/heading'
import { Text } from '@sorrel/ui/text'
import type { ShopView } from '#shop/shop.ts'
import { useShop } from '#shop/use-shop'
import { horizontal, inner, vertical } from '../block-frame.css.ts'
import { type BlockProps, getSurface } from '../block-frame.tsx'
import { ContentLinks } from '../content-links.tsx'
import { type BackgroundAlignment, getFocusStyle } from '../text-placement.ts'
import { RichText } from '../rich-text.tsx'
import * as styles from './multiple-panels.css.ts'

type PanelsSection = BlockProps<'multiple_panels'>['section']
type Panel = PanelsSection['panels'][number]

const SIZES = '(min-width: 45rem) 50vw, 100vw'

/** Pictures and texts side by side in one band. */
export function MultiplePanels({ section, isFirst }: BlockProps<'multiple_panels'>) {
  const shop = useShop()
  const main = isFirst ? section.panels.find(isTitled) : undefined
  const isContained = section.horizontalSpacing !== 'none'
  return (
    <section
      className={`${vertical[section.verticalSpacing]} ${styles.background}`}
      style={getSurface(section, shop)}
    >
      <div className={isContained ? `${inner} ${horizontal[section.horizontalSpacing]}` : ''}>
        <div className={`${styles.band} ${isContained ? '' : styles.bleeding}`}>
          {section.panels.map((panel) => (
            <PanelView key={panel.id} panel={panel} section={section} headingLevel={panel === main ? 1 : 2} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** Whether a panel can carry the page's title. */
export function isTitled(panel: Panel): boolean {
  return panel.type === 'text' && Boolean(panel.title)
}

interface PanelViewProps<P extends Panel> {
  readonly panel: P
  readonly section: PanelsSection
  readonly headingLevel: 1 | 2
}

function PanelView({ panel, ...rest }: PanelViewProps<Panel>) {
  const { image } = useShop()
  if (panel.type === 'text') return <TextPanelView panel={panel} {...rest} />
  return (
    <div className={styles.picture}>
      {panel.image && <PanelPicture picture={panel.image} image={image} />}
    </div>
  )
}

function TextPanelView({ panel, section, headingLevel }: PanelViewProps<Extract<Panel, { type: 'text' }>>) {
  const shop = useShop()
  const place = `${styles.vertical[section.verticalContentAlignment]} ${styles.horizontal[section.horizontalContentAlignment]}`
  const spacing = `${styles.inline[panel.horizontalSpacing]} ${styles.block[panel.verticalSpacing]}`
  return (
    <div className={`${styles.text} ${spacing} ${place}`} style={getSurface(panel, shop)}>
      {panel.backgroundImage && (
        <div className={styles.above}>
          <PanelPicture
            picture={panel.backgroundImage}
            image={shop.image}
            fit={panel.imageScaling === 'contain' ? 'contain' : 'cover'}
            alignment={{
              horizontal: panel.horizontalBackgroundAlignment,
              vertical: panel.verticalBackgroundAlignment,
            }}
          />
        </div>
      )}
      <div className={`${styles.textBlock} ${styles.gap[panel.contentGap]}`}>
        {panel.label && (
          <Text variant="eyebrow" tone="success">
            {toPlainText(panel.label)}
          </Text>
        )}
        {panel.title && (
          <Heading level={headingLevel} size="5xl">
            {toPlainText(panel.title)}
          </Heading>
        )}
        {panel.description && <RichText html={panel.description} />}
        {panel.links.length > 0 && (
          <div className={styles.links}>
            <ContentLinks links={panel.links} />
          </div>
        )}
      </div>
    </div>
  )
}

interface PanelPictureProps extends Pick<ShopView, 'image'> {
  readonly picture: ArtPicture
  readonly fit?: keyof typeof styles.fit
  readonly alignment?: BackgroundAlignment
}

function PanelPicture({ picture, fit = 'cover', alignment, image: Image }: PanelPictureProps) {
  const { src, version, alt, width, height, focus } = picture
  return (
    <span className={styles.frame} style={getFocusStyle(focus, alignment)}>
      <Image
        src={src}
        version={version}
        alt={alt}
        width={width}
        height={height}
        sizes={SIZES}
        className={`${styles.image} ${styles.fit[fit]}`}
        loading="lazy"
      />
    </span>
  )
}
