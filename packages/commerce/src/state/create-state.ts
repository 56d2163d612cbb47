import { proxy, ref, subscribe } from 'valtio/vanilla'

/**
 * A state that each change replaces as a whole, such as by an answer or by a rule of the domain. Its parts are not
 * tracked one by one. Listeners are called at once, so that an input that is drawn from it keeps its caret.
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
