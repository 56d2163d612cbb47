import type { FormIssues, FormMessage, FormValues } from '@sorrel/contracts/forms'
import type { Endpoint, subscriptionEndpoints } from '@sorrel/contracts/http'
import { DEFAULT_MAX_QUANTITY } from '@sorrel/domain/quantity'
import { err, ok, type Result } from '@sorrel/domain/result'
import type { Subscription, SubscriptionAction } from '@sorrel/domain/subscriptions'
import { formatDate } from '@sorrel/i18n/format'
import type { IconShape } from '@sorrel/ui/icon'
import type { PlainMessage } from '#form/flash-message.ts'
import type { FormShape } from '#form/form-shape.ts'
import { SHOP_CONFIG } from '#config/shop-config.ts'
import type { ShopView } from '#shop/shop.ts'

export interface ChangeMessages {
  readonly title: string
  /** The consequence, with its day and amount where there is one. */
  readonly text: string
}

/** The translator, locale and formatter that the texts of a change need. */
type Writing = Pick<ShopView, 't' | 'locale' | 'formatPrice'>

/** Which further product, for a change of one of them. */
type ItemId = string | undefined

/** The form of a change; each answers the subscription. */
export type ChangeShape = FormShape<(typeof subscriptionEndpoints)[keyof typeof subscriptionEndpoints]>

/** One change of a subscription: when it is offered, how it reads, and what its form sends. */
export interface Change {
  /** The action that the subscription's status must allow. */
  readonly action: SubscriptionAction
  /** What it needs besides. */
  readonly isPossible?: (subscription: Subscription, itemId: ItemId) => boolean
  /** Its row in the list of changes. A change without one is opened from elsewhere on the page. */
  readonly row?: {
    readonly icon: IconShape
    readonly getMessages: (subscription: Subscription, writing: Writing) => ChangeMessages
  }
  /** The question that is asked before it is made. */
  readonly getQuestion: (subscription: Subscription, writing: Writing, itemId: ItemId) => ChangeMessages
  /**
   * For a change that only has to be confirmed; undefined where it cannot be made now. Any other has a form of its own.
   */
  readonly confirm?: (
    subscription: Subscription,
    writing: Writing & { readonly now: Date },
    itemId: ItemId,
  ) => Confirmation | undefined
  readonly shape: ChangeShape
}

/** The button of a change and what it leads to. */
export interface Confirmation {
  readonly label: string
  readonly success: string
  /** Hidden fields besides the subscription's id. */
  readonly values?: Readonly<Record<string, string>>
  /** The subscription after the change. */
  readonly after: Subscription
}

/** The groups of messages that have these two, both without parameters. */
type GroupWith<A extends string, B extends string> = {
  [M in PlainMessage]: M extends `account.subscriptions.${infer Group}.${A}`
    ? `account.subscriptions.${Group}.${B}` extends PlainMessage
      ? Group
      : never
    : never
}[PlainMessage]

export const toListItem = (icon: IconShape, group: GroupWith<'action', 'action_text'>): Change['row'] => ({
  icon,
  getMessages: (_subscription, { t }) => ({
    title: t(`account.subscriptions.${group}.action`),
    text: t(`account.subscriptions.${group}.action_text`),
  }),
})

export const getConfirmText =
  (group: GroupWith<'title', 'text'>): Change['getQuestion'] =>
  (_subscription, { t }) => ({
    title: t(`account.subscriptions.${group}.title`),
    text: t(`account.subscriptions.${group}.text`),
  })

export const toMoney = (amount: number, { currency }: Subscription, { formatPrice }: Writing) =>
  formatPrice({ amount, currency })

export const toDay = (date: string, { locale }: Writing) => formatDate({ date, locale })

interface ShapeParts<E extends Endpoint> extends Pick<FormShape<E>, 'name' | 'endpoint' | 'parse'> {
  /** Names of its fields besides the subscription's `id`. */
  readonly fields?: readonly string[]
  readonly success: PlainMessage
  /** The message for a conflict, in place of the general one. */
  readonly conflict?: PlainMessage
}

export function shapeOf<E extends Endpoint>({
  fields = [],
  success,
  conflict = 'account.subscriptions.conflict',
  ...shape
}: ShapeParts<E>): FormShape<E> {
  return {
    ...shape,
    fields: ['id', ...fields],
    errors: {
      conflict,
      not_found: 'account.subscriptions.not_found',
      otherwise: 'account.subscriptions.error',
    },
    flashes: { done: { key: success } },
  }
}

export const toText = (value: unknown): string => (typeof value === 'string' ? value : '')

export const wrong = (field: string, message: FormMessage): Result<never, FormIssues> =>
  err({ [field]: message })

export function parseQuantity(values: FormValues): Result<number, FormIssues> {
  const quantity = Number(values.quantity)
  const isRight =
    Number.isInteger(quantity) &&
    quantity >= 1 &&
    quantity <= (SHOP_CONFIG.maxQuantity ?? DEFAULT_MAX_QUANTITY)
  return isRight ? ok(quantity) : wrong('quantity', 'validation.number_invalid')
}
