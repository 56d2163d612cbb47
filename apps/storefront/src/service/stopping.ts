import { getProcessState } from './process-state.ts'

const state = getProcessState('stopping', () => ({ isStopping: false }))

/** From here on this process is not ready: a balancer should send nobody more. There is no way back. */
export function setStopping(): void {
  state.isStopping = true
}

/** Whether this process is about to end. The server in front and the app's routes see the same. */
export function isStopping(): boolean {
  return state.isStopping
}
