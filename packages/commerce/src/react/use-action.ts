'use client'

import { useCallback, useState } from 'react'
import { createRun, IDLE } from '../action/create-run.ts'
import type { Act, ActionState, ActionStore } from '../action.ts'

/** An action, how it stands, and the call that does it. */
export interface ActionUse<Input, Answer, Failure>
  extends Pick<ActionStore<Input, Answer, Failure>, 'run' | 'cancel'> {
  readonly state: ActionState<Answer, Failure>
  readonly isPending: boolean
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
