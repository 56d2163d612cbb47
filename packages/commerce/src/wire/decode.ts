import { err, ok, type Result } from '@sorrel/domain/result'
import type { CommerceError } from '../error.ts'

/** The name of a document's operation. */
export function getOperationName(document: { readonly toString: () => string }): string {
  return /(?:query|mutation)\s+(\w+)/.exec(document.toString())?.[1] ?? 'operation'
}

/** A failure to understand an answer. */
export function decodeError(
  operation: string,
  message: string,
): { readonly ok: false; readonly error: CommerceError } {
  return err({ kind: 'decode', operation, message })
}

interface Decoding<Value, T> {
  readonly operation: string
  /** Nothing for a record that cannot be used. */
  readonly toRecord: (value: NonNullable<Value>) => T | undefined
}

/**
 * A record that may not exist. Null or an empty string means that the service has none; an existing record that cannot
 * be decoded is a failure, so that it is never mistaken for a missing one.
 */
export function decodeRecord<Value, T>(
  value: Value,
  { operation, toRecord }: Decoding<Value, T>,
): Result<T | null, CommerceError> {
  if (value === null || value === undefined || value === '') return ok(null)
  const record = toRecord(value)
  return record === undefined ? decodeError(operation, 'The record could not be read') : ok(record)
}

/** A record that must exist. */
export function decodeRequired<Value, T>(
  value: Value,
  { operation, toRecord }: Decoding<Value, T>,
): Result<T, CommerceError> {
  const record = value === null || value === undefined ? undefined : toRecord(value)
  return record === undefined ? decodeError(operation, 'The answer lacks the record') : ok(record)
}

/** Continues with the value of a successful result. */
export function andThen<T, U, E>(result: Result<T, E>, next: (value: T) => Result<U, E>): Result<U, E> {
  return result.ok ? next(result.value) : result
}
