import type { Translate } from '@sorrel/i18n/message'
import { getShortReference, type LoggedFailure } from '@sorrel/i18n/reference'
import type { ToastMessage } from '@sorrel/ui/toast'

/** The message of a failure with the beginning of its reference. Equal messages are one, whatever their references. */
export function toFailureToast(t: Translate, message: string, failure: LoggedFailure): ToastMessage {
  return { tone: 'error', message, detail: getShortReference(t, failure) }
}
