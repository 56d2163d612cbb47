/** An expected outcome as a value: either a result or a failure with a reason. A bug throws instead. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

/**
 * @example
 * ```ts
 * import { err, ok } from '@sorrel/domain/result'
 *
 * const toNumber = (text: string) => (/^\d+$/.test(text) ? ok(Number(text)) : err('digits only'))
 * console.log(toNumber('12'), toNumber('x')) // { ok: true, value: 12 } { ok: false, error: 'digits only' }
 * ```
 */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

/** A failure. */
export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error }
}
