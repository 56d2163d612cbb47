'use client'

import { useCallback, useState } from 'react'
import type { Result } from '@sorrel/domain/result'
import { type ActionState, createRun, IDLE } from '../action/create-run.ts'

/**
 * How a call is made. `signal` aborts when nobody waits for the answer any more. A rejection is a bug: `run` rejects
 * too.
 */
export type Act<Input, Answer, Failure> = (
  input: Input,
  call: { readonly signal: AbortSignal },
) => Promise<Result<Answer, Failure>>

/** An action, its state, and the function that runs it. */
export interface ActionUse<Input, Answer, Failure> {
  readonly state: ActionState<Answer, Failure>
  readonly isPending: boolean
  /**
   * Does it. Undefined while an earlier call is under way, since then it is not made, and where `cancel` came before the
   * answer: then only the service knows whether it was done.
   */
  readonly run: (input: Input) => Promise<Result<Answer, Failure> | undefined>
  /** Aborts the call in flight and forgets the last answer. */
  readonly cancel: () => void
}

/**
 * An action as React state, once at a time. It goes on when its component goes, since it may be a change that the service
 * makes all the same; `cancel` aborts it. `act` may be another one on every render.
 */
export function useAction<Input, Answer, Failure>(
  act: Act<Input, Answer, Failure>,
): ActionUse<Input, Answer, Failure> {
  const [state, setState] = useState<ActionState<Answer, Failure>>(IDLE)
  const [{ run: start, cancel }] = useState(() => createRun<Answer, Failure>(setState))
  const run = useCallback((input: Input) => start((call) => act(input, call)), [start, act])
  return { state, isPending: state.status === 'pending', run, cancel }
}
