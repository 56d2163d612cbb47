import { LRUCache } from 'lru-cache'
import { getProcessState } from '#backend/process-state.ts'

/** Maximum number of simultaneous answers. */
const ANSWERS_MAX = 1000

/** Ids of requests whose answers are made differently, between the code that finds out and the code that sends. */
const createMarks = (name: string) => () =>
  getProcessState(name, () => new LRUCache<string, true>({ max: ANSWERS_MAX }))

const getPrivate = createMarks('private answers')
const getUnavailable = createMarks('unavailable answers')

/** Excludes the answer to this request from caches, because a part of it has failed. */
export function keepPrivate(requestId: string | null): void {
  if (requestId !== null) getPrivate().set(requestId, true)
}

/** Whether the answer to this request is excluded from caches. Resets the mark. */
export function takePrivate(requestId: string): boolean {
  return getPrivate().delete(requestId)
}

/** The page for this request failed because a service did not answer: it is a 503. */
export function noteUnavailable(requestId: string): void {
  getUnavailable().set(requestId, true)
}

/** Whether the page for this request failed for that reason. Resets the mark. */
export function takeUnavailable(requestId: string): boolean {
  return getUnavailable().delete(requestId)
}
