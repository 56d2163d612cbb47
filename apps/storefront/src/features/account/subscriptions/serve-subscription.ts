import {
  addSubscriptionItem,
  cancelSubscription,
  changeSubscriptionCard,
  deleteSubscriptionItem,
  pauseSubscription,
  replaceSubscriptionProduct,
  replaceSubscriptionProductDetails,
  resumeSubscription,
  type ReplaceDetailsArgs,
} from '@sorrel/commerce/subscriptions'
import type { CommerceClient } from '@sorrel/commerce/client'
import {
  addInvoiceItemEndpoint,
  cancelSubscriptionEndpoint,
  changeSubscriptionCardEndpoint,
  deleteInvoiceItemEndpoint,
  editSubscriptionPlanEndpoint,
  editSubscriptionProductDetailsEndpoint,
  pauseSubscriptionEndpoint,
} from '@sorrel/contracts/http'
import { systemClock } from '#platform/clock.ts'
import { serveChange } from './serve-change.ts'

/** For good; one that is cancelled already stays so. */
export const serveCancelSubscription = serveChange(cancelSubscriptionEndpoint, {
  action: 'cancel',
  isDone: ({ status }) => status === 'canceled',
  work: (commerce, { id }) => cancelSubscription(commerce, { id }),
  toAnswer: () => ({ canceled: true }) as const,
})

const isPastDay = (date: string) => Date.parse(date) <= systemClock()

/** Pauses, with or without an end, or resumes. A running one need not be resumed, a paused one can change its end. */
export const servePauseSubscription = serveChange(pauseSubscriptionEndpoint, {
  action: ({ status }) => (status ? 'pause' : 'resume'),
  isDone: ({ status, datePauseEnd }, asked) =>
    asked.status
      ? status === 'paused' && toTime(datePauseEnd) === toTime(asked.resumeAt)
      : status === 'active' || status === 'trial',
  findIssues: ({ status, resumeAt }) =>
    status && resumeAt && isPastDay(resumeAt)
      ? { resumeAt: 'account.subscriptions.pause.resume_at_past' }
      : undefined,
  work: (commerce, { id, status, resumeAt }) =>
    status
      ? pauseSubscription(commerce, { id, resumeAt: resumeAt ? new Date(resumeAt).toISOString() : null })
      : resumeSubscription(commerce, { id }),
  toAnswer: ({ status }) => ({ paused: status }),
})

const toTime = (date: string | null | undefined) => (date ? Date.parse(date) : null)

interface Edited extends ReplaceDetailsArgs {
  readonly productId?: string | undefined
}

function edit(commerce: CommerceClient, { productId, ...details }: Edited) {
  return productId === undefined
    ? replaceSubscriptionProductDetails(commerce, details)
    : replaceSubscriptionProduct(commerce, { ...details, productId })
}

export const serveEditSubscriptionPlan = serveChange(editSubscriptionPlanEndpoint, {
  action: 'edit-plan',
  work: edit,
  toAnswer: () => ({ updated: true }) as const,
})

export const serveEditSubscriptionProductDetails = serveChange(editSubscriptionProductDetailsEndpoint, {
  action: 'replace-product',
  work: edit,
  toAnswer: () => ({ updated: true }) as const,
})

export const serveChangeSubscriptionCard = serveChange(changeSubscriptionCardEndpoint, {
  action: 'change-card',
  work: changeSubscriptionCard,
  toAnswer: () => ({ updated: true }) as const,
})

export const serveAddInvoiceItem = serveChange(addInvoiceItemEndpoint, {
  action: 'add-item',
  work: addSubscriptionItem,
  toAnswer: () => ({ added: true }) as const,
})

export const serveDeleteInvoiceItem = serveChange(deleteInvoiceItemEndpoint, {
  action: 'delete-item',
  work: deleteSubscriptionItem,
  toAnswer: () => ({ deleted: true }) as const,
})
