import type { MessageArgs, MessageKey, Translate } from '@sorrel/i18n/message'

/** A message that takes no parameters. */
export type PlainMessage = { [K in MessageKey]: MessageArgs<K> extends [] ? K : never }[MessageKey]

/**
 * A key that the running code names itself, in a table or as a function's answer, so that whoever shows it has its
 * message. Never one that the server sent.
 */
export type TableMessage = PlainMessage

/** News that the next page tells at its top, once: keys of messages. */
const PLAIN_NOTICES = [
  'account.logout.success',
  'errors.try_later',
  'cart.updated',
  'cart.update_error',
  'cart.coupon.error',
  'newsletter.success',
  'newsletter.email_invalid',
  'newsletter.error',
  'account.addresses.added',
  'account.addresses.updated',
  'account.addresses.default_changed',
  'account.addresses.delete.success',
  'account.subscriptions.cancel.success',
  'account.subscriptions.pause.success',
  'account.subscriptions.resume.success',
  'account.subscriptions.edit_plan.success',
  'account.subscriptions.edit_details.success',
  'account.subscriptions.replace.success',
  'account.subscriptions.add_item.done',
  'account.subscriptions.delete_item.done',
  'account.subscriptions.change_card.success',
  'account.cards.edit.success',
  'account.cards.delete.success',
  'account.cards.default_changed',
  'account.profile.success',
  'account.profile.password_success',
] as const satisfies readonly PlainMessage[]

const NAMING_NOTICES = ['account.bag.lost', 'account.orders.buy_again.missing'] as const
const COUNTING_NOTICES = ['account.bag.kept', 'account.orders.buy_again.added'] as const

/** What a page may be told to say: a fixed set, so that nobody can put words into the shop's mouth. */
export type Notice =
  | { readonly key: (typeof PLAIN_NOTICES)[number] }
  | { readonly key: (typeof NAMING_NOTICES)[number]; readonly names: readonly string[] }
  | { readonly key: (typeof COUNTING_NOTICES)[number]; readonly count: number }

/** A notice as it was left; undefined for anything else. */
export function parseNotice(input: unknown): Notice | undefined {
  if (typeof input !== 'object' || input === null || !('key' in input)) return undefined
  const { key } = input
  const plain = PLAIN_NOTICES.find((known) => known === key)
  if (plain !== undefined) return { key: plain }
  const naming = NAMING_NOTICES.find((known) => known === key)
  if (naming !== undefined && 'names' in input && Array.isArray(input.names))
    return { key: naming, names: input.names.filter((name) => typeof name === 'string') }
  const counting = COUNTING_NOTICES.find((known) => known === key)
  if (counting !== undefined && 'count' in input && typeof input.count === 'number')
    return { key: counting, count: input.count }
  return undefined
}

const FAILURES = [
  'errors.try_later',
  'cart.update_error',
  'cart.coupon.error',
  'newsletter.email_invalid',
  'newsletter.error',
]

/** How it looks: the name of something missing is a warning. */
export function getNoticeTone(notice: Notice): 'success' | 'info' | 'warning' | 'error' {
  if (FAILURES.some((key) => key === notice.key)) return 'error'
  if (notice.key === 'account.logout.success') return 'info'
  return 'names' in notice ? 'warning' : 'success'
}

/** A notice in the page's language. */
export function toNoticeText(t: Translate, notice: Notice): string {
  if ('names' in notice)
    return t(notice.key satisfies (typeof NAMING_NOTICES)[number], { names: notice.names.join(', ') })
  if ('count' in notice)
    return t(notice.key satisfies (typeof COUNTING_NOTICES)[number], { count: notice.count })
  return t(notice.key satisfies (typeof PLAIN_NOTICES)[number])
}
