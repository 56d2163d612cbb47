import type { Result } from '@sorrel/domain/result'
import { createState } from '../state/create-state.ts'

export type ActionState<Answer, Failure> =
  | { readonly status: 'idle' | 'pending' }
  | { readonly status: 'done'; readonly answer: Answer }
  | { readonly status: 'failed'; readonly error: Failure }

type Work<Answer, Failure> = (call: { readonly signal: AbortSignal }) => Promise<Result<Answer, Failure>>

/** Does one work at a time, and tells how it stands. */
export function createRun<Answer, Failure>() {
  const { getState, subscribe, set } = createState<ActionState<Answer, Failure>>({ status: 'idle' })
  let running: AbortController | undefined
  return {
    getState,
    subscribe,
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
      if (getState().status !== 'idle') set({ status: 'idle' })
    },
  }
}
