import { ToastQueue as StatelyQueue } from 'react-stately/useToastState'

export type ToastTone = 'success' | 'error' | 'warning' | 'info'

/** A short message that goes by itself. */
export interface ToastMessage {
  readonly tone: ToastTone
  readonly message: string
  /** One thing the reader can do about it, such as undo. */
  readonly action?: { readonly label: string; readonly onAction: () => void }
}

/** How long a toast stays unless the pointer or the focus is on it. Specification section 9. */
const TOAST_TIMEOUT_MS = 5000

/** Toasts on their way. Make one per page; hand it to `ToastRegion` and to whoever has something to say. */
export interface ToastQueue {
  /** Returns the key to close it by. `timeout` in milliseconds, default 5000; 0 stays until closed. */
  readonly add: (message: ToastMessage, options?: { readonly timeout?: number }) => string
  readonly close: (key: string) => void
  /** For `ToastRegion`. */
  readonly source: StatelyQueue<ToastMessage>
}

const MAX_VISIBLE = 3

/** A queue that shows at most three toasts at a time. */
export function createToastQueue(): ToastQueue {
  const source = new StatelyQueue<ToastMessage>({ maxVisibleToasts: MAX_VISIBLE })
  return {
    source,
    add: (message, { timeout = TOAST_TIMEOUT_MS } = {}) =>
      source.add(message, timeout > 0 ? { timeout } : undefined),
    close: (key) => source.close(key),
  }
}
