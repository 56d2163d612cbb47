import type { ArtPicture } from '@sorrel/contracts/content'
import { AccordionItem } from '@sorrel/ui/accordion'
import { Heading } from '@sorrel/ui/heading'
import { Text } from '@sorrel/ui/text'
import { useShop } from '#shop/use-shop'
import type { BlockProps } from '../block-frame.tsx'
import { RichText } from '../rich-text.tsx'
import * as styles from './article.css.ts'

/** A text with at least this many chapters has a table of contents. */
const LISTED_FROM = 3

/** A long text in chapters: a lead, a table of contents, lines of a length that is easy to read. */
export function Article({ section, isFirst }: BlockProps<'article'>) {
  const shop = useShop()
  const { id, image, chapters } = section
  const entries = chapters.map((chapter) => ({ ...chapter, id: `${id}-${chapter.id}` }))
  return (
    <section className={styles.article}>
      <div className={styles.inner}>
        <ArticleHead section={section} level={isFirst ? 1 : 2} />
        {image && (
          <div className={styles.picture}>
            <shop.image
              {...toFile(image)}
              sizes="(min-width: 90rem) 85rem, 100vw"
              className={styles.image}
              loading={isFirst ? 'eager' : 'lazy'}
              fetchPriority={isFirst ? 'high' : undefined}
            />
          </div>
        )}
        <div className={styles.columns}>
          <Contents chapters={entries} label={shop.t('content.contents')} />
          <div className={styles.chapters}>
            {entries.map((chapter) => (
              <div key={chapter.id} id={chapter.id} className={styles.chapter}>
                {chapter.title && (
                  <Heading level={isFirst ? 2 : 3} size="3xl">
                    {chapter.title}
                  </Heading>
                )}
                {chapter.description && <RichText html={chapter.description} />}
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

function toFile({ src, version, alt, width, height }: ArtPicture) {
  return { src, version, alt, width, height }
}

interface ArticleHeadProps extends Pick<BlockProps<'article'>, 'section'> {
  readonly level: 1 | 2
}

function ArticleHead({ section: { label, title, description, note }, level }: ArticleHeadProps) {
  return (
    <div className={styles.head}>
      {label && (
        <Text variant="eyebrow" tone="success">
          {label}
        </Text>
      )}
      {title && (
        <Heading level={level} size="7xl">
          {title}
        </Heading>
      )}
      {description && <RichText html={description} size="lg" />}
      {note && <Text size="sm">{note}</Text>}
    </div>
  )
}

interface ContentsProps {
  readonly chapters: BlockProps<'article'>['section']['chapters']
  readonly label: string
}

/** Folded where it stands above the text, which it would push off the first screen. */
function Contents({ chapters, label }: ContentsProps) {
  const titled = chapters.filter(({ title }) => title !== undefined)
  if (titled.length < LISTED_FROM) return null
  const list = (
    <ol className={styles.list}>
      {titled.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.entry}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav className={styles.contents} aria-label={label}>
      <div className={styles.folded}>
        <AccordionItem title={label} boxed>
          {list}
        </AccordionItem>
      </div>
      <div className={styles.unfolded}>{list}</div>
    </nav>
  )
}
