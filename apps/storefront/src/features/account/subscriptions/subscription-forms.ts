import type { FormIssues, FormMessage, FormValues } from '@sorrel/contracts/forms'
import {
  addInvoiceItemEndpoint,
  cancelSubscriptionEndpoint,
  changeSubscriptionCardEndpoint,
  deleteInvoiceItemEndpoint,
  editSubscriptionPlanEndpoint,
  editSubscriptionProductDetailsEndpoint,
  pauseSubscriptionEndpoint,
} from '@sorrel/contracts/http'
import { err, ok, type Result } from '@sorrel/domain/result'
import type { FormShape } from '#form/form-shape.ts'
import { systemClock } from '#service/clock.ts'
import { parseBillingInterval } from './billing-interval.ts'

const errors = {
  conflict: 'account.subscriptions.conflict',
  not_found: 'account.subscriptions.not_found',
  otherwise: 'account.subscriptions.error',
} as const

const MAX_QUANTITY = 99

const toText = (value: unknown): string => (typeof value === 'string' ? value : '')

const wrong = (field: string, message: FormMessage): Result<never, FormIssues> => err({ [field]: message })

function parseQuantity(values: FormValues): Result<number, FormIssues> {
  const quantity = Number(values.quantity)
  const isRight = Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY
  return isRight ? ok(quantity) : wrong('quantity', 'validation.number_invalid')
}

/** Ends it for good. See docs/specification.md#subscriptions. */
export const cancelForm: FormShape<typeof cancelSubscriptionEndpoint> = {
  name: 'cancel-subscription',
  endpoint: cancelSubscriptionEndpoint,
  fields: ['id'],
  parse: ({ id }) => ok({ id: toText(id) }),
  errors,
  flashes: { done: { key: 'account.subscriptions.cancel.success' } },
}

/** A pause may not end in the past. No day at all pauses without end. */
export function findPauseIssues(resumeAt: string | null | undefined): FormIssues | undefined {
  const isPast = Boolean(resumeAt) && Date.parse(resumeAt ?? '') <= systemClock()
  return isPast ? { resumeAt: 'account.subscriptions.pause.resume_at_past' } : undefined
}

/** An empty day pauses without end. */
export const pauseForm: FormShape<typeof pauseSubscriptionEndpoint> = {
  name: 'pause-subscription',
  endpoint: pauseSubscriptionEndpoint,
  fields: ['id', 'resumeAt'],
  parse: ({ id, resumeAt }) => {
    const day = toText(resumeAt)
    if (day !== '' && Number.isNaN(Date.parse(day))) return wrong('resumeAt', 'validation.date_invalid')
    const issues = findPauseIssues(day)
    if (issues !== undefined) return err(issues)
    return ok({ id: toText(id), status: true, resumeAt: day === '' ? null : day })
  },
  errors,
  flashes: { done: { key: 'account.subscriptions.pause.success' } },
}

export const resumeForm: FormShape<typeof pauseSubscriptionEndpoint> = {
  name: 'resume-subscription',
  endpoint: pauseSubscriptionEndpoint,
  fields: ['id'],
  parse: ({ id }) => ok({ id: toText(id), status: false }),
  errors,
  flashes: { done: { key: 'account.subscriptions.resume.success' } },
}

export const planForm: FormShape<typeof editSubscriptionPlanEndpoint> = {
  name: 'edit-subscription-plan',
  endpoint: editSubscriptionPlanEndpoint,
  fields: ['id', 'rhythm', 'quantity'],
  parse: (values) => {
    const billingInterval = parseBillingInterval(toText(values.billingInterval))
    if (billingInterval === undefined) return wrong('rhythm', 'validation.field_required')
    const quantity = parseQuantity(values)
    return quantity.ok
      ? ok({ id: toText(values.id), quantity: quantity.value, ...billingInterval })
      : quantity
  },
  errors,
  flashes: { done: { key: 'account.subscriptions.edit_plan.success' } },
}

export const detailsForm: FormShape<typeof editSubscriptionProductDetailsEndpoint> = {
  name: 'edit-subscription-details',
  endpoint: editSubscriptionProductDetailsEndpoint,
  fields: ['id', 'rhythm', 'variantId', 'quantity'],
  parse: (values) => {
    const billingInterval = parseBillingInterval(toText(values.billingInterval))
    if (billingInterval === undefined) return wrong('rhythm', 'validation.field_required')
    const quantity = parseQuantity(values)
    const variantId = toText(values.variantId)
    return quantity.ok
      ? ok({
          id: toText(values.id),
          quantity: quantity.value,
          ...billingInterval,
          ...(variantId && { variantId }),
        })
      : quantity
  },
  errors,
  flashes: { done: { key: 'account.subscriptions.edit_details.success' } },
}

/** `swap` is `productId/variantId/billing interval`; the middle may be empty. */
export const replaceForm: FormShape<typeof editSubscriptionProductDetailsEndpoint> = {
  name: 'replace-subscription-product',
  endpoint: editSubscriptionProductDetailsEndpoint,
  fields: ['id', 'swap', 'quantity'],
  parse: (values) => {
    const [productId = '', variantId = '', dialog = ''] = toText(values.swap).split('/')
    const billingInterval = parseBillingInterval(dialog)
    if (billingInterval === undefined || productId === '') return wrong('swap', 'validation.field_required')
    const quantity = parseQuantity(values)
    return quantity.ok
      ? ok({
          id: toText(values.id),
          productId,
          quantity: quantity.value,
          ...billingInterval,
          ...(variantId && { variantId }),
        })
      : quantity
  },
  errors,
  flashes: { done: { key: 'account.subscriptions.replace.success' } },
}

export const addItemForm: FormShape<typeof addInvoiceItemEndpoint> = {
  name: 'add-invoice-item',
  endpoint: addInvoiceItemEndpoint,
  fields: ['id', 'productId', 'quantity'],
  parse: (values) => {
    const productId = toText(values.productId)
    if (productId === '') return wrong('productId', 'validation.field_required')
    const quantity = parseQuantity(values)
    return quantity.ok ? ok({ id: toText(values.id), productId, quantity: quantity.value }) : quantity
  },
  errors,
  flashes: { done: { key: 'account.subscriptions.add_item.done' } },
}

export const deleteItemForm: FormShape<typeof deleteInvoiceItemEndpoint> = {
  name: 'delete-invoice-item',
  endpoint: deleteInvoiceItemEndpoint,
  fields: ['id', 'itemId'],
  parse: ({ id, itemId }) => ok({ id: toText(id), itemId: toText(itemId) }),
  errors,
  flashes: { done: { key: 'account.subscriptions.delete_item.done' } },
}

export const changeCardForm: FormShape<typeof changeSubscriptionCardEndpoint> = {
  name: 'change-subscription-card',
  endpoint: changeSubscriptionCardEndpoint,
  fields: ['id', 'cardId'],
  parse: ({ id, cardId }) =>
    toText(cardId) === ''
      ? wrong('cardId', 'validation.field_required')
      : ok({ id: toText(id), cardId: toText(cardId) }),
  errors: { ...errors, conflict: 'account.subscriptions.change_card.declined' },
  flashes: { done: { key: 'account.subscriptions.change_card.success' } },
}
