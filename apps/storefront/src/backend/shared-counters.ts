import type { Counters } from './counters.ts'
import { createMemoryCounters } from './memory-counters.ts'
import { getProcessState } from './process-state.ts'

const current = getProcessState('counters', () => ({ counters: createMemoryCounters() }))

/** To be called once, before the first request, where the processes of this shop share a store. */
export function setCounters(counters: Counters): void {
  current.counters = counters
}

/** Those of all processes of this shop; of this one alone where they share nothing. */
export const sharedCounters: Counters = {
  read: (...given) => current.counters.read(...given),
  update: (...given) => current.counters.update(...given),
  take: (...given) => current.counters.take(...given),
}
