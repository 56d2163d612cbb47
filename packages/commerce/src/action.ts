/** One thing that a page does for its visitor, once at a time. Knows no framework. */

import type { Result } from '@sorrel/domain/result'
import { type ActionState, createRun, IDLE } from './action/create-run.ts'
import { createState } from './state/create-state.ts'

export type { ActionState } from './action/create-run.ts'

/** How a call is made. `signal` aborts when nobody waits for the answer any more. What rejects is a mistake: `run` rejects too. */
export type Act<Input, Answer, Failure> = (
  input: Input,
  call: { readonly signal: AbortSignal },
) => Promise<Result<Answer, Failure>>

export interface ActionStore<Input, Answer, Failure> {
  readonly getState: () => ActionState<Answer, Failure>
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Does it. Undefined while an earlier call is under way, since then it is not made, and where `cancel` came before the
   * answer: then only the service knows whether it was done.
   */
  readonly run: (input: Input) => Promise<Result<Answer, Failure> | undefined>
  /** Aborts what is under way, and forgets the answer of before. */
  readonly cancel: () => void
}

/**
 * A store around one action: pending, then done or failed.
 *
 * @example
 * ```ts
 * import { createAction } from '@sorrel/commerce/action'
 * import { ok } from '@sorrel/domain/result'
 *
 * const double = createAction(async (amount: number) => ok(amount * 2))
 * const [first, second] = await Promise.all([double.run(2), double.run(3)])
 * console.log(first, second, double.getState().status) // { ok: true, value: 4 } undefined done
 * ```
 */
export function createAction<Input, Answer, Failure>(
  act: Act<Input, Answer, Failure>,
): ActionStore<Input, Answer, Failure> {
  const { getState, subscribe, set } = createState<ActionState<Answer, Failure>>(IDLE)
  const { run, cancel } = createRun(set)
  return { getState, subscribe, run: (input) => run((call) => act(input, call)), cancel }
}
