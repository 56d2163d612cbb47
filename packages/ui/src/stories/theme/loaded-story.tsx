import type { ReactRenderer } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import type { PreparedStory, StoryContext } from 'storybook/internal/types'
import { HooksContext } from 'storybook/preview-api'
import { readThemeOptions, type StoryGlobals } from './story-themes.ts'

type Story = PreparedStory<ReactRenderer>
type Context = StoryContext<ReactRenderer>

/** What this page uses of Storybook's preview, which it is a story of. */
interface Preview {
  readonly loadStory: (of: { readonly storyId: string }) => Promise<Story>
  readonly getStoryContext: (story: Story, options: { readonly forceInitialArgs: boolean }) => Context
}

/** A story that is ready to be drawn any number of times. */
export interface LoadedStory {
  readonly story: Story
  readonly context: Context
}

async function prepare(storyId: string, canvasElement: HTMLElement, signal: AbortSignal) {
  const preview: Preview = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  const story = await preview.loadStory({ storyId })
  const context = preview.getStoryContext(story, { forceInitialArgs: true })
  Object.assign(context, { canvasElement, abortSignal: signal, loaded: {}, context })
  context.loaded = await story.applyLoaders(context)
  const cleanups = await story.applyBeforeEach(context)
  return { story, context, cleanups }
}

/** A story by its id, once it has loaded; undefined until then. `element` is the one that it is drawn in. */
export function useLoadedStory(id: string, element: HTMLElement | null): LoadedStory | undefined {
  const [loaded, setLoaded] = useState<LoadedStory>()
  useEffect(() => {
    if (element === null) return undefined
    const controller = new AbortController()
    const prepared = prepare(id, element, controller.signal)
    void prepared.then(({ story, context }) => {
      if (!controller.signal.aborted) setLoaded({ story, context })
    })
    return () => {
      controller.abort()
      void prepared.then(({ cleanups }) => Promise.all(cleanups.map((cleanup) => cleanup?.())))
    }
  }, [id, element])
  return loaded?.story.id === id ? loaded : undefined
}

export interface ScopedStoryProps {
  readonly of: LoadedStory
  /** The choices of the toolbar that it is drawn with, whatever the page around has. */
  readonly globals: StoryGlobals
}

/** A story with choices of its own, whose theme the page around it provides. */
export function ScopedStory({ of: { story, context }, globals }: ScopedStoryProps) {
  // Storybook keeps the state of a drawing's decorators with its hooks.
  const [hooks] = useState(() => new HooksContext<ReactRenderer>())
  const Story = story.unboundStoryFn
  return (
    <Story
      {...context}
      hooks={hooks}
      globals={{ ...globals }}
      loaded={{ ...context.loaded, theme: readThemeOptions(globals) }}
      parameters={{ ...context.parameters, isScoped: true }}
    />
  )
}
