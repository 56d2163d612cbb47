import type { FormIssues } from '@sorrel/contracts/forms'
import { subscriptionEndpoints } from '@sorrel/contracts/http'
import { getNextCharge, getSkip } from '@sorrel/domain/charges'
import { err, ok } from '@sorrel/domain/result'
import { isPaymentMissing } from '@sorrel/domain/subscriptions'
import { arrowEndIcon, cardIcon, closeIcon, pauseIcon, refreshIcon } from '@sorrel/ui/icons'
import { systemClock } from '#service/clock.ts'
import { type Change, questionOf, rowOf, shapeOf, toDay, toMoney, toText, wrong } from './change.ts'

/** A pause may not end in the past. Without a day it has no end. */
export function findPauseIssues(resumeAt: string | null | undefined): FormIssues | undefined {
  const isPast = Boolean(resumeAt) && Date.parse(resumeAt ?? '') <= systemClock()
  return isPast ? { resumeAt: 'account.subscriptions.pause.resume_at_past' } : undefined
}

/** An empty day pauses without end. */
const pauseShape = shapeOf({
  name: 'pause-subscription',
  endpoint: subscriptionEndpoints.pause,
  fields: ['resumeAt'],
  parse: ({ id, resumeAt }) => {
    const day = toText(resumeAt)
    if (day !== '' && Number.isNaN(Date.parse(day))) return wrong('resumeAt', 'validation.date_invalid')
    const issues = findPauseIssues(day)
    if (issues !== undefined) return err(issues)
    return ok({ id: toText(id), status: true, resumeAt: day === '' ? null : day })
  },
  success: 'account.subscriptions.pause.success',
})

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
    shape: pauseShape,
  },
  pause: {
    action: 'pause',
    row: rowOf(pauseIcon, 'pause'),
    getQuestion: questionOf('pause'),
    shape: pauseShape,
  },
  resume: {
    action: 'resume',
    row: rowOf(refreshIcon, 'resume'),
    getQuestion: questionOf('resume'),
    shape: shapeOf({
      name: 'resume-subscription',
      endpoint: subscriptionEndpoints.pause,
      parse: ({ id }) => ok({ id: toText(id), status: false }),
      success: 'account.subscriptions.resume.success',
    }),
  },
} as const satisfies Readonly<Record<string, Change>>

/** Changes of the payment, and the end of it. */
export const paymentChanges = {
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
    shape: shapeOf({
      name: 'cancel-subscription',
      endpoint: subscriptionEndpoints.cancel,
      parse: ({ id }) => ok({ id: toText(id) }),
      success: 'account.subscriptions.cancel.success',
    }),
  },
} as const satisfies Readonly<Record<string, Change>>
