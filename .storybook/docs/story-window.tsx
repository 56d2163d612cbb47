import { DocsContext } from '@storybook/addon-docs/blocks'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { Button } from '../../packages/ui/src/button/button.tsx'
import { toStoryAddress } from '../../packages/ui/src/stories/story-address.ts'
import { toSentence } from '../sentence-case.ts'
import * as styles from './guide-page.css.ts'

interface Windows {
  /** Id of the story in the open window. */
  readonly openId: string | undefined
  readonly open: (id: string) => void
}

const WindowsContext = createContext<Windows>({ openId: undefined, open: () => {} })

/** At most one window is open: an overlay takes the focus, and two would take it from each other for ever. */
export function StoryWindows({ children }: { readonly children: ReactNode }) {
  const [openId, setOpenId] = useState<string>()
  const windows = useMemo(() => ({ openId, open: setOpenId }), [openId])
  return <WindowsContext value={windows}>{children}</WindowsContext>
}

/** The address of a single story, with the choices of the toolbar. */
function useAddress(story: PreparedStory): string {
  const context = useContext(DocsContext)
  const { channel } = context
  const [globals, setGlobals] = useState(context.getStoryContext(story).globals)
  useEffect(() => {
    const change = (event: { readonly globals: typeof globals }): void => setGlobals(event.globals)
    channel.on('globalsUpdated', change)
    return () => channel.off('globalsUpdated', change)
  }, [channel])
  return toStoryAddress(story.id, globals)
}

/** A story with an overlay, in a frame of its own that a button opens. */
export function StoryWindow({ story }: { readonly story: PreparedStory }) {
  const { openId, open } = useContext(WindowsContext)
  const address = useAddress(story)
  if (openId === story.id)
    return <iframe className={styles.window} title={toSentence(story.name)} src={address} />
  return (
    <div className={styles.closedWindow}>
      <Button variant="secondary" onClick={() => open(story.id)}>
        Show “{toSentence(story.name)}”
      </Button>
    </div>
  )
}
