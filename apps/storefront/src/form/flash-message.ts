import type { ProblemCode } from '@sorrel/contracts/problem'
import type { MessageArgs, MessageKey, Translate } from '@sorrel/i18n/message'
import { withReference } from '@sorrel/i18n/reference'

type KeyOf<Args> = { [K in MessageKey]: Args extends MessageArgs<K> ? K : never }[MessageKey]

/** A message that takes no parameters. */
export type PlainMessage = { [K in MessageKey]: MessageArgs<K> extends [] ? K : never }[MessageKey]
type NamingMessage = Exclude<KeyOf<[{ names: string }]>, PlainMessage>
type CountingMessage = Exclude<KeyOf<[{ count: number }]>, PlainMessage>

/**
 * A key that the running code names itself, in a table or as a function's answer, so that whoever shows it has its
 * message. Never one that the server sent.
 */
export type TableMessage = PlainMessage | NamingMessage | CountingMessage

/** What the next page says at its top, once. */
export type FlashMessage =
  | {
      readonly key: PlainMessage
      readonly tone?: 'info' | 'error' | undefined
      /** Of a failure: what our log knows it by. */
      readonly requestId?: string | undefined
    }
  | { readonly key: NamingMessage; readonly names: readonly string[] }
  | { readonly key: CountingMessage; readonly count: number }

/** Messages by problem code. */
export type Errors = Readonly<Partial<Record<ProblemCode, PlainMessage>>> & {
  readonly otherwise: PlainMessage
}

/** The message of a success that may be partial: it names what is missing, or else counts what was done. */
export interface PartialSuccess<A> {
  readonly missing: NamingMessage
  readonly complete: CountingMessage
  /** Undefined where there is nothing to say. */
  readonly read: (answer: A) => { readonly missing: readonly string[]; readonly count: number } | undefined
}

/** What a form lets the next page say. No other message is accepted from the cookie. */
export interface FormFlashes<A> {
  /** After a success. */
  readonly done?: { readonly key: PlainMessage; readonly tone?: 'info' } | PartialSuccess<A> | undefined
  /** For a form that cannot show its errors itself. */
  readonly rejected?: Errors | undefined
  /** For a form that cannot mark its one field: what it says when that is empty. */
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
  /** What is wrong, by field. Default: not known. */
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

/** What is said of a refusal. One that is not the shopper's to mend names what our log knows it by. */
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
