import { parsePreviewMessage } from '@sorrel/contracts/preview'
import type { Result } from '@sorrel/domain/result'
import { proxy } from 'valtio/vanilla'
import {
  createPreviewState,
  type PreviewState,
  setSavedStore,
  type StoreJson,
  takeMessage,
} from './preview-state.ts'

export interface PreviewStoreOptions {
  readonly saved: StoreJson
  /** Fetches settings and menus again. */
  readonly refetch: () => Promise<Result<StoreJson, unknown>>
}

export interface PreviewStore {
  /** A proxy of valtio: messages change it in place. */
  readonly state: PreviewState
  /** Handles one message of the window. The listener determines `isFromEditor`; unknown messages are counted. */
  readonly receive: (data: unknown, isFromEditor: boolean) => void
}

/** The preview's memory, from page to page. Framework-free. */
export function createPreviewStore({ saved, refetch }: PreviewStoreOptions): PreviewStore {
  const state = proxy(createPreviewState(saved))
  const readAnew = async () => {
    const answer = await refetch()
    if (answer.ok) setSavedStore(state, answer.value)
  }
  return {
    state,
    receive(data, isFromEditor) {
      const message = isFromEditor ? parsePreviewMessage(data) : undefined
      if (message === undefined) state.ignored += 1
      else if (message.type === 'settings.refetch') void readAnew()
      else takeMessage(state, message)
    },
  }
}
