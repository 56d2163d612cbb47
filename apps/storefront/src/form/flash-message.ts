import type { ProblemCode } from '@sorrel/contracts/problem'
import type { MessageArgs, MessageKey, Translate } from '@sorrel/i18n/message'
import { withReference } from '@sorrel/i18n/reference'

type KeyOf<Args> = { [K in MessageKey]: Args extends MessageArgs<K> ? K : never }[MessageKey]

/** A message that takes no parameters. */
export type PlainMessage = { [K in MessageKey]: MessageArgs<K> extends [] ? K : never }[MessageKey]
type NamingMessage = Exclude<KeyOf<[{ names: string }]>, PlainMessage>
type CountingMessage = Exclude<KeyOf<[{ count: number }]>, PlainMessage>

/**
 * A key that the code itself names, in a table or as a function's result, so that its message is always present. Never
 * a key from the server.
 */
export type TableMessage = PlainMessage | NamingMessage | CountingMessage

/** A message that the next page shows at its top, once. */
export type FlashMessage =
  | {
      readonly key: PlainMessage
      readonly tone?: 'info' | 'error' | undefined
      /** Of a failure: its id in the logs. */
      readonly requestId?: string | undefined
    }
  | { readonly key: NamingMessage; readonly names: readonly string[] }
  | { readonly key: CountingMessage; readonly count: number }

/** Messages by problem code. */
export type Errors = Readonly<Partial<Record<ProblemCode, PlainMessage>>> & {
  readonly otherwise: PlainMessage
}

/** The message of a success that may be partial: it names the missing products, or else counts the successful ones. */
export interface PartialSuccess<A> {
  readonly missing: NamingMessage
  readonly complete: CountingMessage
  /** Undefined where there is nothing to say. */
  readonly read: (answer: A) => { readonly missing: readonly string[]; readonly count: number } | undefined
}

/** The messages that a form may leave for the next page. The cookie can carry no others. */
export interface FormFlashes<A> {
  /** After a success. */
  readonly done?: { readonly key: PlainMessage; readonly tone?: 'info' } | PartialSuccess<A> | undefined
  /** For a form that cannot show its errors itself. */
  readonly rejected?: Errors | undefined
  /** For a form that cannot mark its only field: the message when it is empty. */
  readonly empty?: PlainMessage | undefined
  /** For a form that cannot mark its empty fields: it names them. */
  readonly missing?: NamingMessage | undefined
}

export function getDoneFlash<A>({ done }: FormFlashes<A> = {}, answer: A): FlashMessage | undefined {
  if (done === undefined || 'key' in done) return done
  const outcome = done.read(answer)
  if (outcome === undefined) return undefined
  return outcome.missing.length > 0
    ? { key: done.missing, names: outcome.missing }
    : { key: done.complete, count: outcome.count }
}

/** A refusal of a form. */
export interface Rejection {
  readonly code: ProblemCode
  readonly requestId?: string | undefined
  /** Errors by field. Default: unknown. */
  readonly fields?: Readonly<Record<string, string>> | undefined
}

export function getRejectedFlash(
  { rejected, empty }: FormFlashes<never> = {},
  { code, requestId, fields = {} }: Rejection,
): FlashMessage | undefined {
  if (rejected === undefined) return undefined
  if (empty !== undefined && Object.values(fields).includes(empty)) return { key: empty, tone: 'error' }
  return toRejectedMessage(rejected, { code, requestId })
}

/** The message of a refusal. If the shopper cannot resolve it, it includes the request's id in the logs. */
export function toRejectedMessage(
  errors: Errors,
  { code, requestId }: Omit<Rejection, 'fields'>,
): FlashMessage {
  const isExpected = errors[code] !== undefined && code !== 'upstream'
  return {
    key: errors[code] ?? errors.otherwise,
    tone: 'error',
    requestId: isExpected ? undefined : requestId,
  }
}

/** The tone of its banner: the name of something missing is a warning. */
export function getFlashTone(flashMessage: FlashMessage): 'success' | 'info' | 'warning' | 'error' {
  if ('names' in flashMessage) return 'warning'
  return ('tone' in flashMessage ? flashMessage.tone : undefined) ?? 'success'
}

/** A flash message in the page's language. */
export function toFlashText(t: Translate, flashMessage: FlashMessage): string {
  if ('names' in flashMessage)
    return t(flashMessage.key satisfies TableMessage, { names: flashMessage.names.join(', ') })
  if ('count' in flashMessage)
    return t(flashMessage.key satisfies TableMessage, { count: flashMessage.count })
  return withReference(t, t(flashMessage.key satisfies TableMessage), flashMessage)
}
