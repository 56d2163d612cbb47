import {
  addSubscriptionItem,
  cancelSubscription,
  changeSubscriptionCard,
  deleteSubscriptionItem,
  fetchSubscription,
  pauseSubscription,
  replaceSubscriptionProduct,
  replaceSubscriptionProductDetails,
  resumeSubscription,
  type AddItemArgs,
  type ReplaceDetailsArgs,
} from '@sorrel/commerce/subscriptions'
import type { CommerceClient, CommerceError } from '@sorrel/commerce/client'
import {
  addInvoiceItemEndpoint,
  cancelSubscriptionEndpoint,
  changeSubscriptionCardEndpoint,
  deleteInvoiceItemEndpoint,
  editSubscriptionPlanEndpoint,
  editSubscriptionProductDetailsEndpoint,
  pauseSubscriptionEndpoint,
} from '@sorrel/contracts/http'
import type { Result } from '@sorrel/domain/result'
import { isPaymentMissing, type Subscription } from '@sorrel/domain/subscriptions'
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

const hasGoods = ({ productId, variantId, quantity, billingSchedule }: Subscription, asked: Edited) =>
  productId === (asked.productId ?? productId) &&
  variantId === (asked.variantId ?? variantId) &&
  quantity === asked.quantity &&
  billingSchedule?.interval === asked.interval &&
  billingSchedule.intervalCount === asked.intervalCount

function edit(commerce: CommerceClient, { productId, ...details }: Edited) {
  return productId === undefined
    ? replaceSubscriptionProductDetails(commerce, details)
    : replaceSubscriptionProduct(commerce, { ...details, productId })
}

export const serveEditSubscriptionPlan = serveChange(editSubscriptionPlanEndpoint, {
  action: 'edit-plan',
  isDone: hasGoods,
  work: edit,
  toAnswer: () => ({ updated: true }) as const,
})

export const serveEditSubscriptionProductDetails = serveChange(editSubscriptionProductDetailsEndpoint, {
  action: 'replace-product',
  isDone: hasGoods,
  work: edit,
  toAnswer: () => ({ updated: true }) as const,
})

/** The card it has is charged again only while a payment is missing. */
export const serveChangeSubscriptionCard = serveChange(changeSubscriptionCardEndpoint, {
  action: 'change-card',
  isDone: (subscription, { cardId }) =>
    !isPaymentMissing(subscription) && subscription.billing?.accountCardId === cardId,
  work: changeSubscriptionCard,
  toAnswer: () => ({ updated: true }) as const,
})

/** A product comes along once in a quantity: asked for again, it is there already. */
export const serveAddInvoiceItem = serveChange(addInvoiceItemEndpoint, {
  action: 'add-item',
  isDone: (subscription, asked) => findSame(subscription, asked) !== undefined,
  work: addOnce,
  toAnswer: () => ({ added: true }) as const,
})

export const serveDeleteInvoiceItem = serveChange(deleteInvoiceItemEndpoint, {
  action: 'delete-item',
  isDone: ({ items }, { itemId }) => items.every(({ id }) => id !== itemId),
  work: deleteSubscriptionItem,
  toAnswer: () => ({ deleted: true }) as const,
})

const findSame = ({ items }: Subscription, asked: Omit<AddItemArgs, 'id'>) =>
  items.find(({ productId, quantity }) => productId === asked.productId && quantity === asked.quantity)

/** Of two that two processes add at the same moment the first stays: the service has no condition for an addition. */
async function addOnce(
  commerce: CommerceClient,
  asked: AddItemArgs,
): Promise<Result<unknown, CommerceError>> {
  const added = await addSubscriptionItem(commerce, asked)
  if (!added.ok) return added
  const now = await fetchSubscription(commerce, { id: asked.id })
  const first = now.ok && now.value !== null ? findSame(now.value, asked) : undefined
  if (first === undefined || first.id === added.value.id) return added
  const itemId = added.value.id
  return deleteSubscriptionItem(commerce, { id: asked.id, itemId })
}
