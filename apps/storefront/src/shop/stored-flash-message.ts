import type { ToastMessage } from '@sorrel/ui/toast'

type StoredFlashMessage = Pick<ToastMessage, 'tone' | 'message'>

const KEY = 'left-message'

/** Stores a flash message for the next page of this tab, across a whole load. */
export function saveFlashMessage(message: StoredFlashMessage): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(message))
  } catch {
    // Without storage the page after simply says nothing.
  }
}

/** The stored flash message, once. */
export function takeFlashMessage(): StoredFlashMessage | undefined {
  try {
    const text = sessionStorage.getItem(KEY)
    if (text === null) return undefined
    sessionStorage.removeItem(KEY)
    const left: unknown = JSON.parse(text)
    return isMessage(left) ? left : undefined
  } catch {
    return undefined
  }
}

const TONES: readonly unknown[] = ['success', 'error', 'warning', 'info']

function isMessage(left: unknown): left is StoredFlashMessage {
  return (
    typeof left === 'object' &&
    left !== null &&
    'message' in left &&
    typeof left.message === 'string' &&
    'tone' in left &&
    TONES.includes(left.tone)
  )
}
