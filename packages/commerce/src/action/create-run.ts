import type { Result } from '@sorrel/domain/result'

export type ActionState<Answer, Failure> =
  | { readonly status: 'idle' | 'pending' }
  | { readonly status: 'done'; readonly answer: Answer }
  | { readonly status: 'failed'; readonly error: Failure }

type Work<Answer, Failure> = (call: { readonly signal: AbortSignal }) => Promise<Result<Answer, Failure>>

export const IDLE = { status: 'idle' } as const

/** Runs one call at a time and reports its state to `set`. */
export function createRun<Answer, Failure>(set: (state: ActionState<Answer, Failure>) => void) {
  let running: AbortController | undefined
  return {
    run: async (work: Work<Answer, Failure>): Promise<Result<Answer, Failure> | undefined> => {
      if (running !== undefined) return undefined
      const own = new AbortController()
      running = own
      set({ status: 'pending' })
      const result = await work({ signal: own.signal }).catch((mistake: unknown) => {
        if (running === own) {
          running = undefined
          set(IDLE)
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
      set(IDLE)
    },
  }
}
