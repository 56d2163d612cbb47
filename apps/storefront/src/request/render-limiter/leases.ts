import { randomUUID } from 'node:crypto'
import { getProcessState } from '#backend/process-state.ts'
import type { Release } from '#backend/resilience/bounded-queue.ts'

/** Names the lease of a request that is being rendered. Set by proxy.ts; never taken from outside. */
export const LEASE_HEADER = 'x-render-turn'

/** Maximum duration of a render: a slot whose response was never seen to end is released after it. */
const LEASE_MAX_MS = 30_000

interface Lease {
  readonly release: Release
  readonly timer: NodeJS.Timeout
}

const getLeases = () => getProcessState('render turns', () => new Map<string, Lease>())

/** Holds a render slot until `releaseLease` is called with the returned id. */
export function holdLease(release: Release): string {
  const id = randomUUID()
  const timer = setTimeout(() => releaseLease(id), LEASE_MAX_MS)
  timer.unref()
  getLeases().set(id, { release, timer })
  return id
}

/** Releases the slot once its response has closed. An unknown id does nothing. */
export function releaseLease(id: string): void {
  const lease = getLeases().get(id)
  if (lease === undefined) return
  getLeases().delete(id)
  clearTimeout(lease.timer)
  lease.release()
}
