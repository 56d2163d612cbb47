import { AsyncLocalStorage } from 'node:async_hooks'
import { getProcessState } from './process-state.ts'
import type { Priority } from './resilience/bounded-queue.ts'

/** The limits of work that belongs to no page, down to each read of a service. */
export interface Render {
  /** When the work has to be complete, in milliseconds since the epoch: the sum of its calls never takes longer. */
  readonly deadline: number
  /** Whether a visitor waits for it. Default a visitor. */
  readonly priority?: Priority | undefined
}

const renders = getProcessState('renders', () => new AsyncLocalStorage<Render>())

/** Does work within its own limits; reads below find them with `getRender`. */
export function runRender<T>(render: Render, make: () => T): T {
  return renders.run(render, make)
}

/** The limits of the work that the calling code belongs to; undefined in a page. */
export function getRender(): Render | undefined {
  return renders.getStore()
}
