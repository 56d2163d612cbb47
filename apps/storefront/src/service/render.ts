import { AsyncLocalStorage } from 'node:async_hooks'
import type { Priority } from './resilience/bounded-queue.ts'
import { getProcessState } from './process-state.ts'

/** What is known about the making of one answer, from the page server down to each read of a service. */
export interface Render {
  /** When the whole answer has to be complete, in milliseconds since the epoch: the sum of its calls never takes longer. */
  readonly deadline: number
  /** Whether a visitor waits for the answer, or a cached page is renewed. Default a visitor. */
  readonly priority?: Priority | undefined
  /** Called when the service renews the session of the visitor whom the answer is for. */
  readonly onSession?: ((token: string) => void) | undefined
  /** Called for each read of a service whose data stands in the answer. */
  readonly recordRead?: ((read: Read) => void) | undefined
}

/** One read of a service. */
export interface Read {
  /** When the read began, in milliseconds since the epoch: what changed at the service later may be missing in it. */
  readonly startedAt: number
  /** What the read depends on. */
  readonly tags: readonly string[]
  /** How long the answer may be cached, in milliseconds from the read's beginning. Default: as long as any. */
  readonly cacheMs?: number | undefined
}

const renders = getProcessState('renders', () => new AsyncLocalStorage<Render>())

/** Makes an answer within a render's limits; reads below find it with `getRender`. */
export function runRender<T>(render: Render, make: () => T): T {
  return renders.run(render, make)
}

/** The render that the calling code belongs to; undefined outside of one, as in tests of single loaders. */
export function getRender(): Render | undefined {
  return renders.getStore()
}
