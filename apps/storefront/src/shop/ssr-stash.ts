import { getProcessState } from '#backend/process-state.ts'

/** The oldest are forgotten beyond this number. A page needs a few of them for the moment in which it is drawn. */
const MAX_COUNT = 1000

const getDrawn = () => getProcessState('ssr-stash', () => new Map<string, unknown>())

/**
 * Data for rendering on the server alone. React sends everything that a server component passes on to the browser a
 * second time, as data; data stashed here under an id is not sent. A client component reads it while the server
 * renders.
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
