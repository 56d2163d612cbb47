'use client'

import { useCallback, useState } from 'react'
import type { Result } from '@sorrel/domain/result'
import { type ActionState, createRun, IDLE } from '../action/create-run.ts'
import { useLatest } from './use-latest.ts'

/** Makes a call. `signal` aborts when the answer is no longer needed. A rejection is a bug: `run` rejects too. */
export type Act<Input, Answer, Failure> = (
  input: Input,
  call: { readonly signal: AbortSignal },
) => Promise<Result<Answer, Failure>>

/** An action, its state, and the function that runs it. */
export interface ActionUse<Input, Answer, Failure> {
  readonly state: ActionState<Answer, Failure>
  readonly isPending: boolean
  /**
   * Runs the action. Undefined if an earlier call is still in flight, because no call is made then, or if `cancel` came
   * before the answer: it is then unknown whether the change was made.
   */
  readonly run: (input: Input) => Promise<Result<Answer, Failure> | undefined>
  /** Aborts the call in flight and forgets the last answer. */
  readonly cancel: () => void
}

/**
 * An action as React state, with one call at a time. It continues when its component unmounts, since the service may
 * make the change anyway; `cancel` aborts it. `act` may change on every render.
 */
export function useAction<Input, Answer, Failure>(
  act: Act<Input, Answer, Failure>,
): ActionUse<Input, Answer, Failure> {
  const [state, setState] = useState<ActionState<Answer, Failure>>(IDLE)
  const [{ run: start, cancel }] = useState(() => createRun<Answer, Failure>(setState))
  const latest = useLatest(act)
  const run = useCallback((input: Input) => start((call) => latest.current(input, call)), [start, latest])
  return { state, isPending: state.status === 'pending', run, cancel }
}
