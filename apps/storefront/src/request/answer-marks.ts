import { LRUCache } from 'lru-cache'
import { getProcessState } from '#backend/process-state.ts'

/** Maximum number of simultaneous answers. */
const ANSWERS_MAX = 1000

/** Ids of requests whose answers are private, between the code that finds out and the code that sends. */
const getPrivate = () =>
  getProcessState('private answers', () => new LRUCache<string, true>({ max: ANSWERS_MAX }))

/** Excludes the answer to this request from caches, because a part of it has failed. */
export function keepPrivate(requestId: string | null): void {
  if (requestId !== null) getPrivate().set(requestId, true)
}

/** Whether the answer to this request is excluded from caches. Resets the mark. */
export function takePrivate(requestId: string): boolean {
  return getPrivate().delete(requestId)
}
