import type { Translate } from './message.ts'

/** A failure, such as a call's error. */
export interface LoggedFailure {
  /** Why it failed. */
  readonly kind?: string
  /** Id of the request in the logs; unset where the answer had none. */
  readonly requestId?: string | undefined
}

/** A message of a failure, followed by its reference where there is one. */
export function withReference(t: Translate, message: string, { requestId: id }: LoggedFailure): string {
  return id === undefined || id === '' ? message : `${message} ${t('errors.request_id', { id })}`
}
