import { LRUCache } from 'lru-cache'
import { getProcessState } from '#backend/process-state.ts'

/** Maximum number of simultaneous answers. */
const ANSWERS_MAX = 1000

const getAnswers = () =>
  getProcessState('private answers', () => new LRUCache<string, true>({ max: ANSWERS_MAX }))

/** Excludes the answer to this request from caches, because a part of it has failed. */
export function keepPrivate(requestId: string | null): void {
  if (requestId !== null) getAnswers().set(requestId, true)
}

/** Whether the answer to this request is excluded from caches. Resets the mark. */
export function takePrivate(requestId: string): boolean {
  return getAnswers().delete(requestId)
}
