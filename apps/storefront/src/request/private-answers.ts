import { LRUCache } from 'lru-cache'
import { getProcessState } from '#backend/process-state.ts'

/** Answers under way at one time, at most. */
const ANSWERS_MAX = 1000

const getAnswers = () =>
  getProcessState('private answers', () => new LRUCache<string, true>({ max: ANSWERS_MAX }))

/** Keeps the answer to this request from being shown to anybody else, since something in it has failed. */
export function keepPrivate(requestId: string | null): void {
  if (requestId !== null) getAnswers().set(requestId, true)
}

/** Whether the answer to this request is for its visitor alone. Says so once. */
export function takePrivate(requestId: string): boolean {
  return getAnswers().delete(requestId)
}
