import { Description, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { facts } from 'virtual:kit-facts'
import type { ModuleFacts } from '../kit-facts.ts'
import type { Guide } from '../../packages/ui/src/stories/guide.ts'
import { Heading } from '../../packages/ui/src/heading/heading.tsx'
import { shopGuides } from './shop-guides.ts'
import { Code, Rules, Section, Sentence } from './sentence.tsx'
import * as styles from './guide-page.css.ts'
import { Anatomy, Access, Standing, Uses, WritingWords } from './guidance.tsx'
import {
  AdviceStory,
  AllStories,
  AnatomyPicture,
  AnnouncedExample,
  Example,
  OtherStories,
} from './examples.tsx'
import { ChangeList } from './change-list.tsx'
import { PartList } from './part-list.tsx'
import { PropsList } from './props-list.tsx'
import { StoryWindows } from './story-window.tsx'
import { TokenList } from './token-list.tsx'

const guides = import.meta.glob<Guide>('../../packages/ui/src/*/*.guide.ts', { eager: true, import: 'guide' })

const NO_FACTS: ModuleFacts = { title: '', components: [], parts: [], tokens: [] }

const getModule = (fileName: unknown): string | undefined =>
  /packages\/ui\/src\/([^/]+)\//.exec(String(fileName))?.[1]

/** The docs page of a part of the shop, or of a foundation: what to know of it, and its stories. */
function StoriesPage({ path }: { readonly path: string }) {
  const guide = shopGuides[path]
  const names = path.split('/')
  return (
    <Unstyled>
      <StoryWindows>
        <article className={styles.page}>
          <header className={styles.head}>
            <span className={styles.eyebrow}>{names.slice(0, -1).join(' / ')}</span>
            <Heading level={1} size="6xl">
              {names.at(-1)}
            </Heading>
            <div className={styles.lead}>
              {guide ? <Sentence>{guide.purpose}</Sentence> : <Description />}
            </div>
          </header>
          {guide && (
            <>
              <Section title="How it works">
                <Rules rules={guide.rules} />
              </Section>
              <Section title="Writing">
                <Rules rules={guide.writing} />
              </Section>
              <Section title="Accessibility">
                <Rules rules={guide.access} />
              </Section>
            </>
          )}
          <AllStories />
        </article>
      </StoryWindows>
    </Unstyled>
  )
}

/**
 * The docs page of a component of the kit: its guide, and what is read from its code. Other stories get a page with what
 * is known of them.
 */
export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const name = getModule(preparedMeta.parameters.fileName)
  const guide = name && guides[`../../packages/ui/src/${name}/${name}.guide.ts`]
  if (!guide) return <StoriesPage path={preparedMeta.title} />
  const { components, parts, tokens } = facts[name] ?? NO_FACTS
  const [group = '', title = ''] = preparedMeta.title.split('/')
  return (
    <Unstyled>
      <StoryWindows>
        <article className={styles.page}>
          <header className={styles.head}>
            <span className={styles.eyebrow}>{group}</span>
            <Heading level={1} size="6xl">
              {title}
            </Heading>
            <p className={styles.lead}>
              <Sentence>{guide.purpose}</Sentence>
            </p>
            <Standing guide={guide} />
            <Code>{`import { ${components.map((component) => component.name).join(', ')} } from '@sorrel/ui/${name}'`}</Code>
          </header>
          <Example />
          <Uses guide={guide} />
          <Anatomy parts={guide.anatomy}>
            <AnatomyPicture parts={parts} />
          </Anatomy>
          <WritingWords rules={guide.writing} />
          <AdviceStory />
          <Access guide={guide}>
            <AnnouncedExample />
          </Access>
          <OtherStories />
          <PropsList components={components} />
          <PartList parts={parts} />
          <TokenList names={tokens} />
          <ChangeList names={components.map((component) => component.name)} />
        </article>
      </StoryWindows>
    </Unstyled>
  )
}
