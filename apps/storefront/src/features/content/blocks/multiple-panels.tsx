import type { MultiplePanelsSection, Panel, TextPanel } from '@sorrel/contracts/content'
import { Heading } from '@sorrel/ui/heading'
import { Text } from '@sorrel/ui/text'
import type { Scene } from '#platform/scene.ts'
import type { BlockProps } from '../block-props.ts'
import { ContentLinks } from '../content-links.tsx'
import { getGround } from '../ground.ts'
import { RichText } from '../rich-text.tsx'
import { toWords } from '../to-words.ts'
import * as styles from './multiple-panels.css.ts'

const SIZES = '(min-width: 60rem) 50vw, 100vw'

/** Pictures and words in halves of one band. */
export function MultiplePanels({ section, scene }: BlockProps<MultiplePanelsSection>) {
  const ground = getGround(section)
  return (
    <section className={styles.band} data-surface={ground.surface} style={ground.style}>
      {section.panels.map((panel) => (
        <PanelView key={panel.id} panel={panel} section={section} scene={scene} />
      ))}
    </section>
  )
}

interface PanelViewProps<P extends Panel> {
  readonly panel: P
  readonly section: MultiplePanelsSection
  readonly scene: Scene
}

function PanelView({ panel, ...rest }: PanelViewProps<Panel>) {
  if (panel.type === 'text') return <TextPanelView panel={panel} {...rest} />
  return (
    <div className={styles.picture}>
      {panel.image && (
        <rest.scene.image {...toSource(panel.image)} sizes={SIZES} className={styles.image} loading="lazy" />
      )}
    </div>
  )
}

function TextPanelView({ panel, section, scene }: PanelViewProps<TextPanel>) {
  const ground = getGround(panel)
  const place = `${styles.vertical[section.verticalContentAlignment]} ${styles.horizontal[section.horizontalContentAlignment]}`
  return (
    <div className={`${styles.text} ${place}`} data-surface={ground.surface} style={ground.style}>
      {panel.backgroundImage && (
        <scene.image
          {...toSource(panel.backgroundImage)}
          sizes={SIZES}
          className={styles.image}
          loading="lazy"
        />
      )}
      {panel.backgroundImage && (
        <div className={styles.overlay} style={{ opacity: panel.overlayOpacity / 100 }} />
      )}
      <div className={`${styles.words} ${styles.gap[panel.contentGap]}`}>
        {panel.label && (
          <Text variant="eyebrow" tone="success">
            {toWords(panel.label)}
          </Text>
        )}
        {panel.title && <Heading level={2}>{toWords(panel.title)}</Heading>}
        {panel.description && <RichText html={panel.description} />}
        <div className={styles.links}>
          <ContentLinks links={panel.links} scene={scene} />
        </div>
      </div>
    </div>
  )
}

function toSource({ src, alt, width, height }: { src: string; alt: string; width: number; height: number }) {
  return { src, alt, width, height }
}
