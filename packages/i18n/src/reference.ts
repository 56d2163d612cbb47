import type { Translate } from './message.ts'

/** A failure, such as a call's error. */
export interface LoggedFailure {
  /** Why it failed. */
  readonly kind?: string
  /** Id of the request in the logs; unset where the answer had none. */
  readonly requestId?: string | undefined
}

/** The first signs of a failure's reference, by which the log finds it. For a message that is read in passing. */
export function getShortReference(t: Translate, { requestId }: LoggedFailure): string | undefined {
  return requestId ? t('errors.request_id', { id: requestId.slice(0, SHORT_LENGTH) }) : undefined
}

const SHORT_LENGTH = 8

/** A message of a failure, followed by its reference where there is one. */
export function withReference(t: Translate, message: string, { requestId: id }: LoggedFailure): string {
  return id === undefined || id === '' ? message : `${message} ${t('errors.request_id', { id })}`
}
