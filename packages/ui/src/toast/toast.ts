import { ToastQueue as StatelyQueue } from 'react-stately/useToastState'

export type ToastTone = 'success' | 'error' | 'warning' | 'info'

/** A short message that disappears after a time-out. */
export interface ToastMessage {
  readonly tone: ToastTone
  readonly message: string
  /** Said after the message in small type, such as the reference of a failure. Equal messages are one, whatever it is. */
  readonly detail?: string | undefined
  /** One action for the reader, such as undo. */
  readonly action?: { readonly label: string; readonly onAction: () => void }
}

/** How long a toast stays: five seconds. The timer pauses while the pointer or the focus is on the toast. */
const TOAST_TIMEOUT_MS = 5000

/** The visible and waiting toasts. Create one queue per page, for `ToastRegion` and everything that shows toasts. */
export interface ToastQueue {
  /**
   * Adds a toast and returns the key that closes it. A toast with the same message, shown or waiting, is closed first.
   * `timeout` is in milliseconds, default 5000; 0 means until it is closed.
   */
  readonly add: (message: ToastMessage, options?: { readonly timeout?: number }) => string
  readonly close: (key: string) => void
  /** For `ToastRegion`. */
  readonly source: StatelyQueue<ToastMessage>
}

const MAX_VISIBLE = 3

/**
 * A queue that shows at most three toasts at a time.
 *
 * @example
 * ```ts
 * import { createToastQueue } from '@sorrel/ui/toast'
 *
 * const queue = createToastQueue()
 * queue.add({ tone: 'success', message: 'Added to your cart' })
 * console.log(queue.source.visibleToasts.map((toast) => toast.content.message)) // [ 'Added to your cart' ]
 * ```
 */
export function createToastQueue(): ToastQueue {
  const source = new StatelyQueue<ToastMessage>({ maxVisibleToasts: MAX_VISIBLE })
  /** The key of the last toast of each message. */
  const keys = new Map<string, string>()
  return {
    source,
    add: (message, { timeout = TOAST_TIMEOUT_MS } = {}) => {
      const equal = keys.get(message.message)
      if (equal !== undefined) source.close(equal)
      const key = source.add(message, timeout > 0 ? { timeout } : undefined)
      keys.set(message.message, key)
      return key
    },
    close: (key) => source.close(key),
  }
}
