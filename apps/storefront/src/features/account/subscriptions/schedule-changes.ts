import type { FormIssues, FormValues } from '@sorrel/contracts/forms'
import { subscriptionEndpoints } from '@sorrel/contracts/http'
import { getNextCharge, getSkip, getSkipped } from '@sorrel/domain/charges'
import { err, ok } from '@sorrel/domain/result'
import { withoutCancel, withPause, withResume } from '@sorrel/domain/subscription-changes'
import { isPauseEndPast, isPaymentMissing, type Subscription } from '@sorrel/domain/subscriptions'
import {
  arrowEndIcon,
  arrowStartIcon,
  cardIcon,
  closeIcon,
  mapPinIcon,
  pauseIcon,
  refreshIcon,
} from '#shop/icons.ts'
import { systemClock } from '#backend/clock.ts'
import { type Change, getConfirmText, toListItem, shapeOf, toDay, toMoney, toText, wrong } from './change.ts'

/** A pause must not end in the past. Without a day it has no end. */
function findPauseIssues(resumeAt: string | null | undefined): FormIssues | undefined {
  return isPauseEndPast(resumeAt, systemClock())
    ? { resumeAt: 'account.subscriptions.pause.resume_at_past' }
    : undefined
}

/** An empty day pauses without end. */
const parsePause = ({ id, resumeAt }: FormValues) => {
  const day = toText(resumeAt)
  if (day !== '' && Number.isNaN(Date.parse(day))) return wrong('resumeAt', 'validation.date_invalid')
  const issues = findPauseIssues(day)
  if (issues !== undefined) return err(issues)
  return ok({ id: toText(id), status: true, resumeAt: day === '' ? null : day })
}

/** Paused, and not for a skip. */
export function isSimplyPaused(subscription: Subscription): boolean {
  return subscription.status === 'paused' && getSkipped(subscription) === undefined
}

/** Changes that interrupt or continue a subscription. */
export const pauseChanges = {
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
      const title = writing.t('account.subscriptions.skip.title')
      if (skipped === undefined) return { title, text: '' }
      const amount = toMoney(skipped.amount, subscription, writing)
      const date = toDay(skipped.date, writing)
      return { title, text: writing.t('account.subscriptions.skip.text', { amount, date }) }
    },
    /** Skips the next charge by a pause until the one after it. */
    confirm: (subscription, writing) => {
      const { resumeAt } = getSkip(subscription) ?? {}
      if (resumeAt === undefined) return undefined
      const date = toDay(resumeAt, writing)
      return {
        label: writing.t('account.subscriptions.skip.confirm'),
        success: writing.t('account.subscriptions.skip.success', { date }),
        values: { resumeAt },
        after: withPause(subscription, resumeAt),
      }
    },
    shape: shapeOf({
      name: 'skip-subscription',
      endpoint: subscriptionEndpoints.pause,
      fields: ['resumeAt'],
      parse: parsePause,
      success: 'account.subscriptions.skip.done',
    }),
  },
  /** Ends the pause that skips deliveries one delivery earlier, or altogether. */
  unskip: {
    action: 'resume',
    isPossible: (subscription) => getSkipped(subscription) !== undefined,
    row: {
      icon: arrowStartIcon,
      getMessages: (subscription, writing) => ({
        title: writing.t('account.subscriptions.unskip.action'),
        text: writing.t('account.subscriptions.unskip.action_text', {
          date: toDay(getSkipped(subscription)?.dates.at(-1) ?? '', writing),
        }),
      }),
    },
    getQuestion: (subscription, writing) => ({
      title: writing.t('account.subscriptions.unskip.title'),
      text: writing.t('account.subscriptions.unskip.text', {
        amount: toMoney(subscription.recurringTotal, subscription, writing),
        date: toDay(getSkipped(subscription)?.dates.at(-1) ?? '', writing),
      }),
    }),
    confirm: (subscription, { t, now }) => {
      const skipped = getSkipped(subscription)
      if (skipped === undefined) return undefined
      const { undoneUntil } = skipped
      return {
        label: t('account.subscriptions.unskip.confirm'),
        success: t('account.subscriptions.unskip.success'),
        values: { resumeAt: undoneUntil ?? '' },
        after:
          undoneUntil === undefined ? withResume(subscription, now) : withPause(subscription, undoneUntil),
      }
    },
    /** Without a day it is not paused any more. */
    shape: shapeOf({
      name: 'unskip-subscription',
      endpoint: subscriptionEndpoints.pause,
      fields: ['resumeAt'],
      parse: ({ id, resumeAt }) =>
        ok({
          id: toText(id),
          ...(toText(resumeAt) === '' ? { status: false } : { status: true, resumeAt: toText(resumeAt) }),
        }),
      success: 'account.subscriptions.unskip.success',
    }),
  },
  pause: {
    action: 'pause',
    row: {
      icon: pauseIcon,
      getMessages: (subscription, { t }) => {
        const group = isSimplyPaused(subscription) ? 'move_pause' : 'pause'
        return {
          title: t(`account.subscriptions.${group}.action`),
          text: t(`account.subscriptions.${group}.action_text`),
        }
      },
    },
    getQuestion: (subscription, { t }) => {
      const group = isSimplyPaused(subscription) ? 'move_pause' : 'pause'
      return {
        title: t(`account.subscriptions.${group}.title`),
        text: t(`account.subscriptions.${group}.text`),
      }
    },
    shape: shapeOf({
      name: 'pause-subscription',
      endpoint: subscriptionEndpoints.pause,
      fields: ['resumeAt'],
      parse: parsePause,
      success: 'account.subscriptions.pause.success',
    }),
  },
  resume: {
    action: 'resume',
    isPossible: isSimplyPaused,
    row: toListItem(refreshIcon, 'resume'),
    getQuestion: getConfirmText('resume'),
    confirm: (subscription, { t, now }) => ({
      label: t('account.subscriptions.resume.confirm'),
      success: t('account.subscriptions.resume.success'),
      after: withResume(subscription, now),
    }),
    shape: shapeOf({
      name: 'resume-subscription',
      endpoint: subscriptionEndpoints.pause,
      parse: ({ id }) => ok({ id: toText(id), status: false }),
      success: 'account.subscriptions.resume.success',
    }),
  },
} as const satisfies Readonly<Record<string, Change>>

/** The value of the choice to cancel for the end of the period that is paid. */
export const PERIOD_END = 'period'

/** The value of the choice to send the other subscriptions to the same place. */
export const ON = 'on'

/** Changes of place and payment, and the end of it. */
export const paymentChanges = {
  'change-address': {
    action: 'change-address',
    isPossible: ({ shipping }) => shipping !== undefined,
    row: {
      icon: mapPinIcon,
      getMessages: ({ shipping }, { t }) => ({
        title: t('account.subscriptions.change_address.action'),
        text: shipping === undefined ? '' : `${shipping.address1}, ${shipping.city}`,
      }),
    },
    getQuestion: getConfirmText('change_address'),
    shape: shapeOf({
      name: 'change-subscription-address',
      endpoint: subscriptionEndpoints.changeAddress,
      fields: ['addressId', 'others'],
      parse: ({ id, addressId, others }) =>
        toText(addressId) === ''
          ? wrong('addressId', 'validation.field_required')
          : ok({ id: toText(id), addressId: toText(addressId), others: others === true || others === ON }),
      success: 'account.subscriptions.change_address.success',
    }),
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
        title: writing.t(
          isPaymentMissing(subscription)
            ? 'account.subscriptions.change_card.title_due'
            : 'account.subscriptions.change_card.title',
        ),
        text: isPaymentMissing(subscription)
          ? writing.t('account.subscriptions.change_card.text_due', { amount })
          : writing.t('account.subscriptions.change_card.text'),
      }
    },
    shape: shapeOf({
      name: 'change-subscription-card',
      endpoint: subscriptionEndpoints.changeCard,
      fields: ['cardId'],
      parse: ({ id, cardId }) =>
        toText(cardId) === ''
          ? wrong('cardId', 'validation.field_required')
          : ok({ id: toText(id), cardId: toText(cardId) }),
      success: 'account.subscriptions.change_card.success',
      conflict: 'account.subscriptions.change_card.declined',
    }),
  },
  uncancel: {
    action: 'uncancel',
    row: {
      icon: refreshIcon,
      getMessages: ({ isEnding }, { t }) =>
        isEnding
          ? {
              title: t('account.subscriptions.uncancel.action'),
              text: t('account.subscriptions.uncancel.action_text'),
            }
          : {
              title: t('account.subscriptions.uncancel.action_ended'),
              text: t('account.subscriptions.uncancel.action_text_ended'),
            },
    },
    getQuestion: (subscription, writing) => {
      const { isEnding, billing, recurringTotal, datePeriodEnd } = subscription
      const amount = toMoney(recurringTotal, subscription, writing)
      if (isEnding) {
        const title = writing.t('account.subscriptions.uncancel.title')
        const date = toDay(datePeriodEnd ?? '', writing)
        return { title, text: writing.t('account.subscriptions.uncancel.text', { amount, date }) }
      }
      const card = billing?.card && writing.t('account.cards.name', billing.card)
      return {
        title: writing.t('account.subscriptions.uncancel.title_ended'),
        text:
          card === undefined
            ? writing.t('account.subscriptions.uncancel.text_ended', { amount })
            : writing.t('account.subscriptions.uncancel.text_ended_card', { amount, card }),
      }
    },
    confirm: (subscription, { t, now }) => ({
      label: subscription.isEnding
        ? t('account.subscriptions.uncancel.confirm')
        : t('account.subscriptions.uncancel.action_ended'),
      success: t('account.subscriptions.uncancel.success'),
      after: withoutCancel(subscription, now),
    }),
    shape: shapeOf({
      name: 'uncancel-subscription',
      endpoint: subscriptionEndpoints.uncancel,
      parse: ({ id }) => ok({ id: toText(id) }),
      success: 'account.subscriptions.uncancel.success',
      conflict: 'account.subscriptions.change_card.declined',
    }),
  },
  cancel: {
    action: 'cancel',
    row: toListItem(closeIcon, 'cancel'),
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
    shape: shapeOf({
      name: 'cancel-subscription',
      endpoint: subscriptionEndpoints.cancel,
      fields: ['end'],
      // If only an immediate end is possible, no choice is offered.
      parse: ({ id, end }) => ok({ id: toText(id), atPeriodEnd: toText(end) === PERIOD_END }),
      success: 'account.subscriptions.cancel.done',
    }),
  },
} as const satisfies Readonly<Record<string, Change>>
