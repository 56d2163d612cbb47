import { subscriptionEndpoints } from '@sorrel/contracts/http'
import { ok } from '@sorrel/domain/result'
import { editIcon, plusIcon, recycleIcon, subscriptionIcon } from '@sorrel/ui/icons'
import { type Change, parseQuantity, questionOf, rowOf, shapeOf, toText, wrong } from './change.ts'
import { parseBillingInterval } from './product-offer.ts'

/** Changes of what is delivered, how much of it, and how often. */
export const goodsChanges = {
  'edit-plan': {
    action: 'edit-plan',
    row: rowOf(subscriptionIcon, 'edit_plan'),
    getQuestion: questionOf('edit_plan'),
    shape: shapeOf({
      name: 'edit-subscription-plan',
      endpoint: subscriptionEndpoints.editPlan,
      fields: ['billingInterval', 'quantity'],
      parse: (values) => {
        const schedule = parseBillingInterval(toText(values.billingInterval))
        if (schedule === undefined) return wrong('billingInterval', 'validation.field_required')
        const quantity = parseQuantity(values)
        return quantity.ok ? ok({ id: toText(values.id), quantity: quantity.value, ...schedule }) : quantity
      },
      success: 'account.subscriptions.edit_plan.success',
    }),
  },
  'edit-details': {
    action: 'replace-product',
    row: rowOf(editIcon, 'edit_details'),
    getQuestion: questionOf('edit_details'),
    shape: shapeOf({
      name: 'edit-subscription-details',
      endpoint: subscriptionEndpoints.editDetails,
      fields: ['billingInterval', 'variantId', 'quantity'],
      parse: (values) => {
        const schedule = parseBillingInterval(toText(values.billingInterval))
        if (schedule === undefined) return wrong('billingInterval', 'validation.field_required')
        const quantity = parseQuantity(values)
        if (!quantity.ok) return quantity
        const variantId = toText(values.variantId)
        const edited = { id: toText(values.id), quantity: quantity.value, ...schedule }
        return ok({ ...edited, ...(variantId && { variantId }) })
      },
      success: 'account.subscriptions.edit_details.success',
    }),
  },
  replace: {
    action: 'replace-product',
    row: rowOf(recycleIcon, 'replace'),
    getQuestion: ({ name }, { t }) => ({
      title: t('account.subscriptions.replace.title', { name }),
      text: t('account.subscriptions.replace.text'),
    }),
    /** `swap` is `productId/variantId/billing interval`; the middle may be empty. */
    shape: shapeOf({
      name: 'replace-subscription-product',
      endpoint: subscriptionEndpoints.editDetails,
      fields: ['swap', 'quantity'],
      parse: (values) => {
        const [productId = '', variantId = '', billingInterval = ''] = toText(values.swap).split('/')
        const schedule = parseBillingInterval(billingInterval)
        if (schedule === undefined || productId === '') return wrong('swap', 'validation.field_required')
        const quantity = parseQuantity(values)
        if (!quantity.ok) return quantity
        const edited = { id: toText(values.id), productId, quantity: quantity.value, ...schedule }
        return ok({ ...edited, ...(variantId && { variantId }) })
      },
      success: 'account.subscriptions.replace.success',
    }),
  },
  'add-item': {
    action: 'add-item',
    row: rowOf(plusIcon, 'add_item'),
    getQuestion: questionOf('add_item'),
    shape: shapeOf({
      name: 'add-invoice-item',
      endpoint: subscriptionEndpoints.addItem,
      fields: ['productId', 'quantity'],
      parse: (values) => {
        const productId = toText(values.productId)
        if (productId === '') return wrong('productId', 'validation.field_required')
        const quantity = parseQuantity(values)
        return quantity.ok ? ok({ id: toText(values.id), productId, quantity: quantity.value }) : quantity
      },
      success: 'account.subscriptions.add_item.done',
    }),
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
    shape: shapeOf({
      name: 'delete-invoice-item',
      endpoint: subscriptionEndpoints.deleteItem,
      fields: ['itemId'],
      parse: ({ id, itemId }) => ok({ id: toText(id), itemId: toText(itemId) }),
      success: 'account.subscriptions.delete_item.done',
    }),
  },
} as const satisfies Readonly<Record<string, Change>>
