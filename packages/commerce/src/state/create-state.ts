import { proxy, ref, subscribe } from 'valtio/vanilla'

/**
 * A state that each change replaces as a whole, such as by an answer or a rule of the domain. Its parts are not tracked
 * separately. Listeners are called synchronously, so that an input rendered from the state keeps its caret.
 */
export function createState<State extends object>(first: State) {
  const held = proxy<{ state: State }>({ state: ref(first) })
  return {
    getState: (): State => held.state,
    subscribe: (listener: () => void) => subscribe(held, () => listener(), true),
    set: (next: State) => {
      held.state = ref(next)
    },
  }
}
