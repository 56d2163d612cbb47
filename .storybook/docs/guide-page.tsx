import { DocsPage, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { facts } from 'virtual:kit-facts'
import type { ModuleFacts } from '../kit-facts.ts'
import type { Guide } from '../../packages/ui/src/stories/guide.ts'
import { Heading } from '../../packages/ui/src/heading/heading.tsx'
import { Code, Words } from './words.tsx'
import * as styles from './guide-page.css.ts'
import { Anatomy, Access, Uses, WritingWords } from './guidance.tsx'
import { AdviceStory, Example, OtherStories } from './examples.tsx'
import { PropsList } from './props-list.tsx'
import { StoryWindows } from './story-window.tsx'
import { TokenList } from './token-list.tsx'

const guides = import.meta.glob<Guide>('../../packages/ui/src/*/*.guide.ts', { eager: true, import: 'guide' })

const NO_FACTS: ModuleFacts = { components: [], tokens: [] }

const getModule = (fileName: unknown): string | undefined =>
  /packages\/ui\/src\/([^/]+)\//.exec(String(fileName))?.[1]

/**
 * The docs page of a component of the kit: its guide, and what is read from its code. Other stories get Storybook's
 * own page.
 */
export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const name = getModule(preparedMeta.parameters.fileName)
  const guide = name && guides[`../../packages/ui/src/${name}/${name}.guide.ts`]
  if (!guide) return <DocsPage />
  const { components, tokens } = facts[name] ?? NO_FACTS
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
              <Words>{guide.purpose}</Words>
            </p>
            <Code>{`import { ${components.map((component) => component.name).join(', ')} } from '@sorrel/ui/${name}'`}</Code>
          </header>
          <Example />
          <Uses guide={guide} />
          <Anatomy parts={guide.anatomy} />
          <WritingWords rules={guide.words} />
          <AdviceStory />
          <Access guide={guide} />
          <OtherStories />
          <PropsList components={components} />
          <TokenList names={tokens} />
        </article>
      </StoryWindows>
    </Unstyled>
  )
}
