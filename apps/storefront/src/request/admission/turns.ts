import { randomUUID } from 'node:crypto'
import { getProcessState } from '#backend/process-state.ts'
import type { Release } from '#backend/resilience/bounded-queue.ts'

/** Names the turn of a request that is being rendered. Set by proxy.ts; never taken from outside. */
export const TURN_HEADER = 'x-render-turn'

/** The longest render: a slot whose response was never seen to end is released by then. */
const TURN_MAX_MS = 30_000

interface Turn {
  readonly release: Release
  readonly timer: NodeJS.Timeout
}

const getTurns = () => getProcessState('render turns', () => new Map<string, Turn>())

/** Holds a place among the renders until `endTurn` is called with the id that this gives. */
export function holdTurn(release: Release): string {
  const id = randomUUID()
  const timer = setTimeout(() => endTurn(id), TURN_MAX_MS)
  timer.unref()
  getTurns().set(id, { release, timer })
  return id
}

/** Gives a place back once its response has closed. An unknown id does nothing. */
export function endTurn(id: string): void {
  const turn = getTurns().get(id)
  if (turn === undefined) return
  getTurns().delete(id)
  clearTimeout(turn.timer)
  turn.release()
}
