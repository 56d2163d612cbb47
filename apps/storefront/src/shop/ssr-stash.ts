import { getProcessState } from '#backend/process-state.ts'

/** Maximum number of entries; the oldest are dropped first. A page needs a few of them while it is rendered. */
const MAX_COUNT = 1000

const getDrawn = () => getProcessState('ssr-stash', () => new Map<string, unknown>())

/**
 * Data for rendering on the server only. Everything that a server component passes on is sent to the browser a second
 * time as data; data stashed here under an id is not. A client component reads it during the server render.
 */
export function stashForSsr(id: string, value: unknown): void {
  const drawn = getDrawn()
  drawn.delete(id)
  drawn.set(id, value)
  const [oldest] = drawn.keys()
  if (drawn.size > MAX_COUNT && oldest !== undefined) drawn.delete(oldest)
}

/** The data stashed under an id; undefined in the browser. */
export function getForDrawing(id: string): unknown {
  return getDrawn().get(id)
}
