import { parsePreviewMessage } from '@sorrel/contracts/preview'
import type { Result } from '@sorrel/domain/result'
import {
  createPreviewState,
  type PreviewState,
  type StoreJson,
  withMessage,
  withSavedStore,
} from './preview-state.ts'

export interface PreviewStoreOptions {
  readonly saved: StoreJson
  /** Reads settings and menus anew. */
  readonly refetch: () => Promise<Result<StoreJson, unknown>>
}

export interface PreviewStore {
  readonly getState: () => PreviewState
  readonly subscribe: (onChange: () => void) => () => void
  /** Takes one message of the window. `isFromEditor` is the listener's finding; what is not understood is counted. */
  readonly receive: (data: unknown, isFromEditor: boolean) => void
}

/** The preview's memory, from page to page. Framework-free. */
export function createPreviewStore({ saved, refetch }: PreviewStoreOptions): PreviewStore {
  let state = createPreviewState(saved)
  const listeners = new Set<() => void>()
  const set = (next: PreviewState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const readAnew = async () => {
    const answer = await refetch()
    if (answer.ok) set(withSavedStore(state, answer.value))
  }
  return {
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    receive(data, isFromEditor) {
      const message = isFromEditor ? parsePreviewMessage(data) : undefined
      if (message === undefined) set({ ...state, ignored: state.ignored + 1 })
      else if (message.type === 'settings.refetch') void readAnew()
      else set(withMessage(state, message))
    },
  }
}
