import type { ProblemCode } from '@sorrel/contracts/problem'
import type { MessageArgs, MessageKey, Translate } from '@sorrel/i18n/message'

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
export type Notice =
  | { readonly key: PlainMessage; readonly tone?: 'info' | 'error' | undefined }
  | { readonly key: NamingMessage; readonly names: readonly string[] }
  | { readonly key: CountingMessage; readonly count: number }

/** Words by refusal. */
export type Refusals = Readonly<Partial<Record<ProblemCode, PlainMessage>>> & {
  readonly otherwise: PlainMessage
}

/** The words for a refusal. */
export function getRefusalKey(refusals: Refusals, code: ProblemCode): PlainMessage {
  return refusals[code] ?? refusals.otherwise
}

/** News of a success that may lack something: what is missing by name, or else how many were done. */
export interface PartialSuccess<A> {
  readonly missing: NamingMessage
  readonly complete: CountingMessage
  /** Undefined where there is nothing to say. */
  readonly read: (answer: A) => { readonly missing: readonly string[]; readonly count: number } | undefined
}

/** What a form lets the next page say. Nothing but this can be put into the shop's mouth. */
export interface FormNotices<A> {
  /** After a success. */
  readonly done?: { readonly key: PlainMessage; readonly tone?: 'info' } | PartialSuccess<A> | undefined
  /** For a form that has no room for words. */
  readonly refused?: Refusals | undefined
}

export function getDoneNotice<A>({ done }: FormNotices<A> = {}, answer: A): Notice | undefined {
  if (done === undefined || 'key' in done) return done
  const outcome = done.read(answer)
  if (outcome === undefined) return undefined
  return outcome.missing.length > 0
    ? { key: done.missing, names: outcome.missing }
    : { key: done.complete, count: outcome.count }
}

export function getRefusedNotice(
  { refused }: FormNotices<never> = {},
  code: ProblemCode,
): Notice | undefined {
  return refused && { key: getRefusalKey(refused, code), tone: 'error' }
}

/** How it looks: the name of something missing is a warning. */
export function getNoticeTone(notice: Notice): 'success' | 'info' | 'warning' | 'error' {
  if ('names' in notice) return 'warning'
  return ('tone' in notice ? notice.tone : undefined) ?? 'success'
}

/** A notice in the page's language. */
export function toNoticeText(t: Translate, notice: Notice): string {
  if ('names' in notice) return t(notice.key satisfies TableMessage, { names: notice.names.join(', ') })
  if ('count' in notice) return t(notice.key satisfies TableMessage, { count: notice.count })
  return t(notice.key satisfies TableMessage)
}
