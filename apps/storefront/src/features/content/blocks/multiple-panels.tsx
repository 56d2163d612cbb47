import type { MultiplePanelsSection, Panel, TextPanel } from '@sorrel/contracts/content'
import { toPlainText } from '@sorrel/domain/html'
import type { Picture } from '@sorrel/domain/product'
import { Heading } from '@sorrel/ui/heading'
import { Text } from '@sorrel/ui/text'
import type { ShopView } from '#shop/shop.ts'
import { Backdrop } from '../backdrop.tsx'
import { horizontal, vertical } from '../block-frame.css.ts'
import type { BlockProps } from '../block-props.ts'
import { ContentLinks } from '../content-links.tsx'
import { getSurface } from '../block-frame.tsx'
import { RichText } from '../rich-text.tsx'
import * as styles from './multiple-panels.css.ts'

const SIZES = '(min-width: 60rem) 50vw, 100vw'

/** Pictures and texts side by side in one band. */
export function MultiplePanels({ section, shop, isFirst }: BlockProps<MultiplePanelsSection>) {
  const main = isFirst ? section.panels.find(isTitled) : undefined
  return (
    <section
      className={`${vertical[section.verticalSpacing]} ${horizontal[section.horizontalSpacing]} ${styles.background}`}
      style={getSurface(section, shop)}
    >
      <div className={styles.band}>
        {section.panels.map((panel) => (
          <PanelView
            key={panel.id}
            panel={panel}
            section={section}
            shop={shop}
            headingLevel={panel === main ? 1 : 2}
          />
        ))}
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
  readonly section: MultiplePanelsSection
  readonly shop: ShopView
  readonly headingLevel: 1 | 2
}

function PanelView({ panel, ...rest }: PanelViewProps<Panel>) {
  if (panel.type === 'text') return <TextPanelView panel={panel} {...rest} />
  return (
    <div className={styles.picture}>
      {panel.image && <PanelPicture {...panel.image} image={rest.shop.image} />}
    </div>
  )
}

function TextPanelView({ panel, section, shop, headingLevel }: PanelViewProps<TextPanel>) {
  const place = `${styles.vertical[section.verticalContentAlignment]} ${styles.horizontal[section.horizontalContentAlignment]}`
  const spacing = `${styles.inline[panel.horizontalSpacing]} ${styles.block[panel.verticalSpacing]}`
  return (
    <div className={`${styles.text} ${spacing} ${place}`} style={getSurface(panel, shop)}>
      <Backdrop
        picture={panel.backgroundImage}
        horizontal={panel.horizontalBackgroundAlignment}
        vertical={panel.verticalBackgroundAlignment}
        fit={panel.imageScaling === 'contain' ? 'contain' : 'cover'}
        overlayOpacity={panel.overlayOpacity}
        sizes={SIZES}
        shop={shop}
      />
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
            <ContentLinks links={panel.links} shop={shop} />
          </div>
        )}
      </div>
    </div>
  )
}

function PanelPicture({ src, alt, width, height, image: Image }: Picture & Pick<ShopView, 'image'>) {
  return (
    <Image
      src={src}
      alt={alt}
      width={width}
      height={height}
      sizes={SIZES}
      className={styles.image}
      loading="lazy"
    />
  )
}
