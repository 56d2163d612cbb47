import { getNextCharge, getSkip } from '@sorrel/domain/charges'
import {
  canSubscription,
  isPaymentMissing,
  type Subscription,
  type SubscriptionAction,
} from '@sorrel/domain/subscriptions'
import { formatDate } from '@sorrel/i18n/format'
import type { IconShape } from '@sorrel/ui/icon'
import {
  arrowEndIcon,
  cardIcon,
  closeIcon,
  editIcon,
  pauseIcon,
  plusIcon,
  recycleIcon,
  refreshIcon,
  subscriptionIcon,
} from '@sorrel/ui/icons'
import type { ComponentType } from 'react'
import type { FormShape } from '#form/form-shape.ts'
import type { PlainMessage } from '#form/flash-message.ts'
import type { ShopView } from '#shop/shop.ts'
import { CardForm } from './card-form.tsx'
import type { ChangeFormProps } from './change-form-props.ts'
import { CancelForm, DeleteItemForm, ResumeForm, SkipForm } from './confirm-forms.tsx'
import { AddItemForm, DetailsForm, PlanForm, ReplaceForm } from './goods-forms.tsx'
import { PauseForm } from './pause-form.tsx'
import {
  addItemForm,
  cancelForm,
  changeCardForm,
  deleteItemForm,
  detailsForm,
  pauseForm,
  planForm,
  replaceForm,
  resumeForm,
} from './subscription-forms.ts'

export interface ChangeMessages {
  readonly title: string
  /** What will happen, with its day and amount where there is one. */
  readonly text: string
}

/** What a change's texts are written with. */
type Writing = Pick<ShopView, 't' | 'locale' | 'formatPrice'>

/** Which further product, for a change of one of them. */
type ItemId = string | undefined

/** One change of a subscription: when it is offered, how it reads, and its form. */
interface Change {
  /** What the subscription's status must allow. */
  readonly action: SubscriptionAction
  /** What it needs besides. */
  readonly isPossible?: (subscription: Subscription, itemId: ItemId) => boolean
  /** Its row in the list of what can be done. A change without one is asked for elsewhere. */
  readonly row?: {
    readonly icon: IconShape
    readonly getMessages: (subscription: Subscription, writing: Writing) => ChangeMessages
  }
  /** What the question before it says. */
  readonly getQuestion: (subscription: Subscription, writing: Writing, itemId: ItemId) => ChangeMessages
  readonly shape: Pick<FormShape, 'name'>
  readonly Form: ComponentType<ChangeFormProps & { readonly itemId: string }>
}

/** The groups of messages that have these two, both without parameters. */
type GroupWith<A extends string, B extends string> = {
  [M in PlainMessage]: M extends `account.subscriptions.${infer Group}.${A}`
    ? `account.subscriptions.${Group}.${B}` extends PlainMessage
      ? Group
      : never
    : never
}[PlainMessage]

const rowOf = (icon: IconShape, group: GroupWith<'action', 'action_text'>): Change['row'] => ({
  icon,
  getMessages: (_subscription, { t }) => ({
    title: t(`account.subscriptions.${group}.action`),
    text: t(`account.subscriptions.${group}.action_text`),
  }),
})

const questionOf =
  (group: GroupWith<'title', 'text'>): Change['getQuestion'] =>
  (_subscription, { t }) => ({
    title: t(`account.subscriptions.${group}.title`),
    text: t(`account.subscriptions.${group}.text`),
  })

const toMoney = (amount: number, { currency }: Subscription, { formatPrice }: Writing) =>
  formatPrice(amount, currency)

const toDay = (date: string, { locale }: Writing) => formatDate({ date, locale })

/** The changes by the name in the page's address, in the order in which they are listed. */
const CHANGES = {
  skip: {
    action: 'skip',
    isPossible: (subscription) => getSkip(subscription) !== undefined,
    row: {
      icon: arrowEndIcon,
      getMessages: (subscription, writing) => ({
        title: writing.t('account.subscriptions.skip.action'),
        text: writing.t('account.subscriptions.skip.action_text', {
          date: toDay(getSkip(subscription)?.skipped.date ?? '', writing),
        }),
      }),
    },
    getQuestion: (subscription, writing) => {
      const skipped = getSkip(subscription)?.skipped
      const amount = toMoney(skipped?.amount ?? 0, subscription, writing)
      const title = writing.t('account.subscriptions.skip.title')
      if (skipped === undefined) return { title, text: '' }
      const date = toDay(skipped.date, writing)
      return { title, text: writing.t('account.subscriptions.skip.text', { amount, date }) }
    },
    shape: pauseForm,
    Form: SkipForm,
  },
  pause: {
    action: 'pause',
    row: rowOf(pauseIcon, 'pause'),
    getQuestion: questionOf('pause'),
    shape: pauseForm,
    Form: PauseForm,
  },
  resume: {
    action: 'resume',
    row: rowOf(refreshIcon, 'resume'),
    getQuestion: questionOf('resume'),
    shape: resumeForm,
    Form: ResumeForm,
  },
  'edit-plan': {
    action: 'edit-plan',
    row: rowOf(subscriptionIcon, 'edit_plan'),
    getQuestion: questionOf('edit_plan'),
    shape: planForm,
    Form: PlanForm,
  },
  'edit-details': {
    action: 'replace-product',
    row: rowOf(editIcon, 'edit_details'),
    getQuestion: questionOf('edit_details'),
    shape: detailsForm,
    Form: DetailsForm,
  },
  replace: {
    action: 'replace-product',
    row: rowOf(recycleIcon, 'replace'),
    getQuestion: ({ name }, { t }) => ({
      title: t('account.subscriptions.replace.title', { name }),
      text: t('account.subscriptions.replace.text'),
    }),
    shape: replaceForm,
    Form: ReplaceForm,
  },
  'add-item': {
    action: 'add-item',
    row: rowOf(plusIcon, 'add_item'),
    getQuestion: questionOf('add_item'),
    shape: addItemForm,
    Form: AddItemForm,
  },
  'delete-item': {
    action: 'delete-item',
    isPossible: ({ items }, itemId) => items.some(({ id }) => id === itemId),
    getQuestion: ({ items }, { t }, itemId) => {
      const name = items.find(({ id }) => id === itemId)?.name ?? ''
      return {
        title: t('account.subscriptions.delete_item.title', { name }),
        text: t('account.subscriptions.delete_item.text'),
      }
    },
    shape: deleteItemForm,
    Form: DeleteItemForm,
  },
  'change-card': {
    action: 'change-card',
    row: {
      icon: cardIcon,
      getMessages: ({ billing }, { t }) => ({
        title: t('account.subscriptions.change_card.action'),
        text:
          billing?.card === undefined
            ? t('account.subscriptions.no_card')
            : t('account.subscriptions.change_card.action_text', {
                card: t('account.cards.name', billing.card),
              }),
      }),
    },
    getQuestion: (subscription, writing) => {
      const amount = toMoney(subscription.recurringTotal, subscription, writing)
      return {
        title: writing.t('account.subscriptions.change_card.title'),
        text: isPaymentMissing(subscription)
          ? writing.t('account.subscriptions.change_card.text_due', { amount })
          : writing.t('account.subscriptions.change_card.text'),
      }
    },
    shape: changeCardForm,
    Form: CardForm,
  },
  cancel: {
    action: 'cancel',
    row: rowOf(closeIcon, 'cancel'),
    getQuestion: (subscription, writing) => {
      const charge = getNextCharge(subscription)
      const text = writing.t('account.subscriptions.cancel.text')
      const title = writing.t('account.subscriptions.cancel.title')
      if (charge === undefined) return { title, text }
      const amount = toMoney(charge.amount, subscription, writing)
      const date = toDay(charge.date, writing)
      const consequence = writing.t('account.subscriptions.cancel.consequence', { amount, date })
      return { title, text: `${text} ${consequence}` }
    },
    shape: cancelForm,
    Form: CancelForm,
  },
} as const satisfies Readonly<Record<string, Change>>

export type ChangeName = keyof typeof CHANGES

/** One change that is asked for. */
export interface ChangeDialogState {
  readonly name: ChangeName
  /** Which further product, for `delete-item`. */
  readonly itemId?: ItemId
}

const isChangeName = (name: string | null): name is ChangeName =>
  name !== null && Object.hasOwn(CHANGES, name)

export function getChange(name: ChangeName): Change {
  return CHANGES[name]
}

/** The changes that the list of what can be done shows now. */
export function getListedChanges(
  subscription: Subscription,
): readonly { readonly name: ChangeName; readonly row: NonNullable<Change['row']> }[] {
  return Object.keys(CHANGES)
    .filter(isChangeName)
    .flatMap((name) => {
      const { row } = getChange(name)
      return row !== undefined && canOpenChange({ name }, subscription) ? [{ name, row }] : []
    })
}

/** Whether the dialog of a change can be opened now. */
export function canOpenChange({ name, itemId }: ChangeDialogState, subscription: Subscription): boolean {
  const { action, isPossible } = getChange(name)
  return canSubscription(subscription, action) && isPossible?.(subscription, itemId) !== false
}

/** The change that a page's query asks for. */
export function parseChangeDialog(query: string): ChangeDialogState | undefined {
  const fields = new URLSearchParams(query)
  const name = fields.get('change')
  return isChangeName(name) ? { name, itemId: fields.get('item') ?? undefined } : undefined
}
