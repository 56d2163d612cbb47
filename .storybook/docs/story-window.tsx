import { DocsContext } from '@storybook/addon-docs/blocks'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { Button } from '../../packages/ui/src/button/button.tsx'
import { NumberedWindow } from '../../packages/ui/src/stories/numbered-parts.tsx'
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

interface ClosedWindowProps {
  readonly children: ReactNode
  readonly onOpen: () => void
}

const ClosedWindow = ({ children, onOpen }: ClosedWindowProps) => (
  <div className={styles.closedWindow}>
    <Button variant="secondary" onClick={onOpen}>
      {children}
    </Button>
  </div>
)

/** A story with an overlay, in a frame of its own that a button opens. */
export function StoryWindow({ story }: { readonly story: PreparedStory }) {
  const { openId, open } = useContext(WindowsContext)
  const address = useAddress(story)
  if (openId === story.id)
    return <iframe className={styles.window} title={toSentence(story.name)} src={address} />
  return <ClosedWindow onOpen={() => open(story.id)}>Show “{toSentence(story.name)}”</ClosedWindow>
}

interface PartsWindowProps {
  readonly story: PreparedStory
  readonly roots: readonly string[]
  readonly names: readonly string[]
  readonly others: readonly string[]
}

/** A story with its overlay open, in a frame of its own that a button opens, and a number over each of its parts. */
export function PartsWindow({ story, ...parts }: PartsWindowProps) {
  const { openId, open } = useContext(WindowsContext)
  const address = useAddress(story)
  const id = `${story.id} parts`
  if (openId !== id) return <ClosedWindow onOpen={() => open(id)}>Show the parts</ClosedWindow>
  const src = 'open' in story.initialArgs ? `${address}&args=open:!true` : address
  return <NumberedWindow {...parts} className={styles.window} title="The parts" src={src} />
}
