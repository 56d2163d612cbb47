import { AsyncLocalStorage } from 'node:async_hooks'
import { getProcessState } from './process-state.ts'
import type { Priority } from './resilience/bounded-queue.ts'

/** The limits of background work, which apply to each of its calls to services. */
export interface Render {
  /** When the work must be complete, in milliseconds since the epoch; all of its calls together end by then. */
  readonly deadline: number
  /** Whether a visitor is waiting for the result. Default: a visitor. */
  readonly priority?: Priority | undefined
}

const renders = getProcessState('renders', () => new AsyncLocalStorage<Render>())

/** Runs work within its own limits; nested reads find them with `getRender`. */
export function runRender<T>(render: Render, make: () => T): T {
  return renders.run(render, make)
}

/** The limits of the current work; undefined in a page. */
export function getRender(): Render | undefined {
  return renders.getStore()
}
