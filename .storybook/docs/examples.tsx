import { DocsContext, Source, Story } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { Heading } from '../../packages/ui/src/heading/heading.tsx'
import * as styles from './guide-page.css.ts'
import { toUsage } from './to-source.ts'
import { Section, Words } from './words.tsx'

interface StoryProps {
  readonly story: PreparedStory
}

const useStories = (): readonly PreparedStory[] => useContext(DocsContext).componentStories()

const ADVICE = 'Do And Dont'
const isAdvice = ({ name }: PreparedStory): boolean => name === ADVICE

const isWindow = (story: PreparedStory): boolean => story.parameters.docs?.story?.inline === false

/** A number in the address comes back as one: both mean the same choice. */
const isWord = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

/** The address of a story by itself, with the choices of the toolbar. */
function useAddress({ story }: StoryProps): string {
  const context = useContext(DocsContext)
  const { channel } = context
  const [globals, setGlobals] = useState(context.getStoryContext(story).globals)
  useEffect(() => {
    const change = (event: { readonly globals: typeof globals }): void => setGlobals(event.globals)
    channel.on('globalsUpdated', change)
    return () => channel.off('globalsUpdated', change)
  }, [channel])
  const list = Object.entries(globals)
    .flatMap(([name, value]) => (isWord(value) ? [`${name}:${value}`] : []))
    .join(';')
  return `iframe.html?id=${story.id}&viewMode=story&globals=${encodeURIComponent(list)}`
}

/** What covers the page is shown in a window of its own. */
function StoryWindow({ story }: StoryProps) {
  return <iframe className={styles.window} title={story.name} src={useAddress({ story })} loading="lazy" />
}

function StoryFrame({ story }: StoryProps) {
  const layout = isWindow(story) ? 'window' : (story.parameters.layout ?? 'padded')
  return (
    <div className={styles.frame} data-layout={layout}>
      {isWindow(story) ? (
        <StoryWindow story={story} />
      ) : (
        <div className={styles.inside}>
          <Story of={story.moduleExport} />
        </div>
      )}
    </div>
  )
}

/** `Components/Confirm dialog` shows `ConfirmDialog`. */
const getName = (title: string): string =>
  (title.split('/').at(-1) ?? '').replaceAll(/(?:^|[ -])(\w)/g, (_, letter: string) => letter.toUpperCase())

/** What is drawn in a window of its own has no source to read from the page: its props tell it. */
function Code({ story }: StoryProps) {
  const isOwn = !/\n {2}render: /.test(story.parameters.docs?.source?.originalSource ?? '')
  return (
    <div className={styles.source}>
      {isWindow(story) && isOwn ? (
        <Source code={toUsage(getName(story.title), story.initialArgs)} language="tsx" />
      ) : (
        <Source of={story.moduleExport} />
      )}
    </div>
  )
}

function SourceOf({ story }: StoryProps) {
  return (
    <details>
      <summary className={styles.summary}>Source</summary>
      <Code story={story} />
    </details>
  )
}

/** The first story with its source. */
export function Example() {
  const [first] = useStories()
  if (!first) return null
  return (
    <Section title="Example">
      <StoryFrame story={first} />
      <Code story={first} />
    </Section>
  )
}

/** The story that shows a good and a bad use. */
export function AdviceStory() {
  const story = useStories().find(isAdvice)
  return (
    story && (
      <Section title="Do and don’t">
        <Story of={story.moduleExport} />
      </Section>
    )
  )
}

/** Every further story. */
export function OtherStories() {
  const others = useStories()
    .slice(1)
    .filter((story) => !isAdvice(story))
  return (
    <Section title="Stories">
      {others.map((story) => (
        <div key={story.id} className={styles.story}>
          <Heading level={3} size="md" variant="plain">
            {story.name}
          </Heading>
          {story.parameters.docs?.description?.story && (
            <p>
              <Words>{story.parameters.docs.description.story}</Words>
            </p>
          )}
          <StoryFrame story={story} />
          <SourceOf story={story} />
        </div>
      ))}
    </Section>
  )
}
