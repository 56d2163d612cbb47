import { DocsContext, Source, Story } from '@storybook/addon-docs/blocks'
import { useContext, useMemo } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { facts } from 'virtual:kit-facts'
import { sources } from 'virtual:story-sources'
import { Heading } from '../../packages/ui/src/heading/heading.tsx'
import { NumberedParts } from '../../packages/ui/src/stories/numbered-parts.tsx'
import { OwnForm } from '../../packages/ui/src/stories/own-form.tsx'
import type { PartFacts } from '../../scripts/kit/parts.ts'
import * as styles from './guide-page.css.ts'
import { toSentence } from '../sentence-case.ts'
import { AnnouncedList } from './announced-list.tsx'
import { PartsWindow, StoryWindow } from './story-window.tsx'
import { toElement, toSource, toUsage, withoutMocks } from './to-source.ts'
import { Section, Sentence } from './sentence.tsx'

interface StoryProps {
  readonly story: PreparedStory
}

/** The stories for readers: those that only tests look at are left out. */
const useStories = (): readonly PreparedStory[] =>
  useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'))

const ADVICE = 'Do And Dont'
const isAdvice = ({ name }: PreparedStory): boolean => name === ADVICE

/** Overlays and whole pages need a window of their own. */
const isWindow = ({ title, parameters }: PreparedStory): boolean =>
  parameters.docs?.story?.inline === false || title.startsWith('Pages/')

function StoryFrame({ story }: StoryProps) {
  const layout = isWindow(story) ? 'window' : (story.parameters.layout ?? 'padded')
  return (
    <div className={styles.frame} data-layout={layout} data-example>
      {isWindow(story) ? (
        <StoryWindow story={story} />
      ) : (
        <div className={styles.inside}>
          <OwnForm>
            <Story of={story.moduleExport} />
          </OwnForm>
        </div>
      )}
    </div>
  )
}

const getName = (component: unknown): string | undefined =>
  typeof component === 'function' ? component.name : undefined

/** The source of a story: what it renders, or the component with the story's props; none where neither is known. */
function getCode({
  id,
  component,
  initialArgs,
  moduleExport,
  parameters,
}: PreparedStory): string | undefined {
  if (parameters.isListed === true) return toElement(moduleExport.render(withoutMocks(initialArgs)))
  const template = sources[id]
  if (template) return toSource(template, initialArgs)
  const name = getName(component)
  return name === undefined ? undefined : toUsage(name, initialArgs)
}

function Code({ children }: { readonly children: string }) {
  return (
    <div className={styles.source}>
      <Source code={children} language="tsx" />
    </div>
  )
}

function SourceOf({ story }: StoryProps) {
  const code = getCode(story)
  return (
    code !== undefined && (
      <details>
        <summary className={styles.summary}>Source</summary>
        <Code>{code}</Code>
      </details>
    )
  )
}

/** The first story with its source. */
export function Example() {
  const [first] = useStories()
  if (!first) return null
  return (
    <Section title="Example">
      <StoryFrame story={first} />
      <Code>{getCode(first) ?? ''}</Code>
    </Section>
  )
}

/** Components that do nothing but lay out what is in them. */
const LAYOUT = new Set(['box', 'container', 'grid', 'inline', 'stack', 'theme-scope'])

/** The roots of the components that another one may be made of. */
const CONTENTS = Object.values(facts).flatMap(({ parts }) =>
  parts.map(({ root }) => root).filter((root) => !LAYOUT.has(root)),
)

const isOpen = ({ name }: PreparedStory): boolean => name === 'Open'

/**
 * The first story with a number over each of the component's parts. A component that opens over the page is shown open, in a
 * window of its own.
 */
export function AnatomyPicture({ parts }: { readonly parts: readonly PartFacts[] }) {
  const stories = useStories()
  const story = stories.find(isOpen) ?? stories[0]
  const named = useMemo(
    () => ({
      roots: parts.map(({ root }) => root),
      names: [...new Set(parts.flatMap(({ parts: inner }) => inner))],
      others: CONTENTS,
    }),
    [parts],
  )
  if (!story) return null
  if (isOpen(story) || isWindow(story)) return <PartsWindow story={story} {...named} />
  return (
    <div className={styles.frame} data-layout="padded" data-example>
      <NumberedParts {...named}>
        <Story of={story.moduleExport} __primary />
      </NumberedParts>
    </div>
  )
}

/** What screen readers say of the first story; nothing of what needs a window of its own. */
export function AnnouncedExample() {
  const [first] = useStories()
  return first && !isWindow(first) ? <AnnouncedList id={first.id} /> : null
}

/** The story that shows a good and a bad use. */
export function AdviceStory() {
  const story = useStories().find(isAdvice)
  return (
    story && (
      <Section title="Do and don’t">
        <div data-example>
          <OwnForm>
            <Story of={story.moduleExport} />
          </OwnForm>
        </div>
      </Section>
    )
  )
}

function StoryList({ stories }: { readonly stories: readonly PreparedStory[] }) {
  return (
    <Section title="Stories">
      {stories.map((story) => (
        <div key={story.id} className={styles.story}>
          <Heading level={3} size="md" variant="plain" id={`example-${story.id}`}>
            {toSentence(story.name)}
          </Heading>
          {story.parameters.docs?.description?.story && (
            <p>
              <Sentence>{story.parameters.docs.description.story}</Sentence>
            </p>
          )}
          <StoryFrame story={story} />
          <SourceOf story={story} />
        </div>
      ))}
    </Section>
  )
}

/** Every story. */
export function AllStories() {
  return <StoryList stories={useStories()} />
}

/** Every further story. */
export function OtherStories() {
  const others = useStories()
    .slice(1)
    .filter((story) => !isAdvice(story))
  return <StoryList stories={others} />
}
