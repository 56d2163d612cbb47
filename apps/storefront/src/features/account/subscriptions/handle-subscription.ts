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
import type { Action } from '#service/endpoint/serve.ts'
import { handleChange } from './handle-change.ts'
import {
  addItemForm,
  cancelForm,
  changeCardForm,
  deleteItemForm,
  detailsForm,
  findPauseIssues,
  pauseForm,
  planForm,
  replaceForm,
  resumeForm,
} from './subscription-forms.ts'

const toTime = (date: string | null | undefined) => (date ? Date.parse(date) : null)

interface Edited extends ReplaceDetailsArgs {
  readonly productId?: string | undefined
}

const hasGoods = ({ productId, variantId, quantity, billingSchedule }: Subscription, dialog: Edited) =>
  productId === (dialog.productId ?? productId) &&
  variantId === (dialog.variantId ?? variantId) &&
  quantity === dialog.quantity &&
  billingSchedule?.interval === dialog.interval &&
  billingSchedule.intervalCount === dialog.intervalCount

function edit(commerce: CommerceClient, { productId, ...details }: Edited) {
  return productId === undefined
    ? replaceSubscriptionProductDetails(commerce, details)
    : replaceSubscriptionProduct(commerce, { ...details, productId })
}

const findSame = ({ items }: Subscription, dialog: Omit<AddItemArgs, 'id'>) =>
  items.find(({ productId, quantity }) => productId === dialog.productId && quantity === dialog.quantity)

/** Of two that two processes add at the same moment the first stays: the service has no condition for an addition. */
async function addOnce(
  commerce: CommerceClient,
  dialog: AddItemArgs,
): Promise<Result<unknown, CommerceError>> {
  const added = await addSubscriptionItem(commerce, dialog)
  if (!added.ok) return added
  const now = await fetchSubscription(commerce, { id: dialog.id })
  const first = now.ok && now.value !== null ? findSame(now.value, dialog) : undefined
  if (first === undefined || first.id === added.value.id) return added
  const itemId = added.value.id
  return deleteSubscriptionItem(commerce, { id: dialog.id, itemId })
}

/** What the customer can change of a subscription, each with the forms that ask for it. */
export const subscriptionActions: readonly Action[] = [
  // For good; one that is cancelled already stays so.
  handleChange(
    cancelSubscriptionEndpoint,
    {
      action: 'cancel',
      isDone: ({ status }) => status === 'canceled',
      change: (commerce, { id }) => cancelSubscription(commerce, { id }),
      toAnswer: () => ({ canceled: true }),
    },
    cancelForm,
  ),
  // Pauses, with or without an end, or resumes. A running one need not be resumed, a paused one can change its end.
  handleChange(
    pauseSubscriptionEndpoint,
    {
      action: ({ status }) => (status ? 'pause' : 'resume'),
      isDone: ({ status, datePauseEnd }, dialog) =>
        dialog.status
          ? status === 'paused' && toTime(datePauseEnd) === toTime(dialog.resumeAt)
          : status === 'active' || status === 'trial',
      findIssues: ({ status, resumeAt }) => (status ? findPauseIssues(resumeAt) : undefined),
      change: (commerce, { id, status, resumeAt }) =>
        status
          ? pauseSubscription(commerce, { id, resumeAt: resumeAt ? new Date(resumeAt).toISOString() : null })
          : resumeSubscription(commerce, { id }),
      toAnswer: ({ status }) => ({ paused: status }),
    },
    pauseForm,
    resumeForm,
  ),
  handleChange(
    editSubscriptionPlanEndpoint,
    { action: 'edit-plan', isDone: hasGoods, change: edit, toAnswer: () => ({ updated: true }) },
    planForm,
  ),
  handleChange(
    editSubscriptionProductDetailsEndpoint,
    { action: 'replace-product', isDone: hasGoods, change: edit, toAnswer: () => ({ updated: true }) },
    detailsForm,
    replaceForm,
  ),
  // The card it has is charged again only while a payment is missing.
  handleChange(
    changeSubscriptionCardEndpoint,
    {
      action: 'change-card',
      isDone: (subscription, { cardId }) =>
        !isPaymentMissing(subscription) && subscription.billing?.accountCardId === cardId,
      change: changeSubscriptionCard,
      toAnswer: () => ({ updated: true }),
    },
    changeCardForm,
  ),
  // A product comes along once in a quantity: asked for again, it is there already.
  handleChange(
    addInvoiceItemEndpoint,
    {
      action: 'add-item',
      isDone: (subscription, dialog) => findSame(subscription, dialog) !== undefined,
      change: addOnce,
      toAnswer: () => ({ added: true }),
    },
    addItemForm,
  ),
  handleChange(
    deleteInvoiceItemEndpoint,
    {
      action: 'delete-item',
      isDone: ({ items }, { itemId }) => items.every(({ id }) => id !== itemId),
      change: deleteSubscriptionItem,
      toAnswer: () => ({ deleted: true }),
    },
    deleteItemForm,
  ),
]
