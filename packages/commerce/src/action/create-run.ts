import type { Result } from '@sorrel/domain/result'

export type ActionState<Answer, Failure> =
  | { readonly status: 'idle' | 'pending' }
  | { readonly status: 'done'; readonly answer: Answer }
  | { readonly status: 'failed'; readonly error: Failure }

type Work<Answer, Failure> = (call: { readonly signal: AbortSignal }) => Promise<Result<Answer, Failure>>

/** Does one work at a time, and tells how it stands. */
export function createRun<Answer, Failure>() {
  const listeners = new Set<() => void>()
  let state: ActionState<Answer, Failure> = { status: 'idle' }
  let running: AbortController | undefined
  const set = (next: ActionState<Answer, Failure>) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    run: async (work: Work<Answer, Failure>): Promise<Result<Answer, Failure> | undefined> => {
      if (running !== undefined) return undefined
      const own = new AbortController()
      running = own
      set({ status: 'pending' })
      const result = await work({ signal: own.signal }).catch((mistake: unknown) => {
        if (running === own) {
          running = undefined
          set({ status: 'idle' })
        }
        throw mistake
      })
      if (own.signal.aborted) return undefined
      running = undefined
      set(result.ok ? { status: 'done', answer: result.value } : { status: 'failed', error: result.error })
      return result
    },
    cancel: () => {
      running?.abort()
      running = undefined
      if (state.status !== 'idle') set({ status: 'idle' })
    },
  }
}
