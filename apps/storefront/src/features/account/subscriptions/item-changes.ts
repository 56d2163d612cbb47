import { subscriptionEndpoints } from '@sorrel/contracts/http'
import { ok } from '@sorrel/domain/result'
import { withoutItem } from '@sorrel/domain/subscription-changes'
import type { Subscription } from '@sorrel/domain/subscriptions'
import { editIcon, plusIcon, recycleIcon, subscriptionIcon } from '#shop/icons.ts'
import { type Change, parseQuantity, getConfirmText, toListItem, shapeOf, toText, wrong } from './change.ts'
import { parsePlanValue, parseProductValue, parseSwapValue } from './item-value.ts'

const hasItem = ({ items }: Subscription, itemId: string | undefined) => items.some(({ id }) => id === itemId)

/** Changes of a subscription's products, quantity and plan. */
export const itemChanges = {
  'edit-plan': {
    action: 'edit-plan',
    isPossible: ({ plans = [] }) => plans.length > 1,
    row: toListItem(subscriptionIcon, 'edit_plan'),
    getQuestion: getConfirmText('edit_plan'),
    shape: shapeOf({
      name: 'edit-subscription-plan',
      endpoint: subscriptionEndpoints.editPlan,
      fields: ['plan', 'quantity'],
      parse: (values) => {
        const plan = parsePlanValue(toText(values.plan))
        if (plan === undefined) return wrong('plan', 'validation.field_required')
        const quantity = parseQuantity(values)
        return quantity.ok ? ok({ id: toText(values.id), quantity: quantity.value, ...plan }) : quantity
      },
      success: 'account.subscriptions.edit_plan.success',
    }),
  },
  'edit-details': {
    action: 'replace-product',
    row: toListItem(editIcon, 'edit_details'),
    getQuestion: getConfirmText('edit_details'),
    shape: shapeOf({
      name: 'edit-subscription-details',
      endpoint: subscriptionEndpoints.editDetails,
      fields: ['plan', 'variantId', 'quantity'],
      parse: (values) => {
        const plan = parsePlanValue(toText(values.plan))
        if (plan === undefined) return wrong('plan', 'validation.field_required')
        const quantity = parseQuantity(values)
        if (!quantity.ok) return quantity
        const variantId = toText(values.variantId)
        const edited = { id: toText(values.id), quantity: quantity.value, ...plan }
        return ok({ ...edited, ...(variantId && { variantId }) })
      },
      success: 'account.subscriptions.edit_details.success',
    }),
  },
  replace: {
    action: 'replace-product',
    row: toListItem(recycleIcon, 'replace'),
    getQuestion: ({ name }, { t }) => ({
      title: t('account.subscriptions.replace.title', { name }),
      text: t('account.subscriptions.replace.text'),
    }),
    shape: shapeOf({
      name: 'replace-subscription-product',
      endpoint: subscriptionEndpoints.editDetails,
      fields: ['swap', 'quantity'],
      parse: (values) => {
        const swap = parseSwapValue(toText(values.swap))
        if (swap === undefined) return wrong('swap', 'validation.field_required')
        const quantity = parseQuantity(values)
        return quantity.ok ? ok({ id: toText(values.id), quantity: quantity.value, ...swap }) : quantity
      },
      success: 'account.subscriptions.replace.success',
    }),
  },
  'add-item': {
    action: 'add-item',
    row: toListItem(plusIcon, 'add_item'),
    getQuestion: getConfirmText('add_item'),
    shape: shapeOf({
      name: 'add-invoice-item',
      endpoint: subscriptionEndpoints.addItem,
      fields: ['product', 'quantity'],
      parse: (values) => {
        const product = parseProductValue(toText(values.product))
        if (product === undefined) return wrong('product', 'validation.field_required')
        const quantity = parseQuantity(values)
        return quantity.ok ? ok({ id: toText(values.id), quantity: quantity.value, ...product }) : quantity
      },
      success: 'account.subscriptions.add_item.done',
    }),
  },
  'edit-item': {
    action: 'edit-item',
    isPossible: hasItem,
    getQuestion: ({ items }, { t }, itemId) => ({
      title: t('account.subscriptions.edit_item.title', {
        name: items.find(({ id }) => id === itemId)?.name ?? '',
      }),
      text: t('account.subscriptions.edit_item.text'),
    }),
    shape: shapeOf({
      name: 'edit-invoice-item',
      endpoint: subscriptionEndpoints.editItem,
      fields: ['itemId', 'quantity'],
      parse: (values) => {
        const quantity = parseQuantity(values)
        if (!quantity.ok) return quantity
        return ok({ id: toText(values.id), itemId: toText(values.itemId), quantity: quantity.value })
      },
      success: 'account.subscriptions.edit_item.success',
    }),
  },
  'delete-item': {
    action: 'delete-item',
    isPossible: hasItem,
    getQuestion: ({ items }, { t }, itemId) => {
      const name = items.find(({ id }) => id === itemId)?.name ?? ''
      return {
        title: t('account.subscriptions.delete_item.title', { name }),
        text: t('account.subscriptions.delete_item.text'),
      }
    },
    confirm: (subscription, { t }, itemId = '') => ({
      label: t('account.subscriptions.delete_item.confirm'),
      success: t('account.subscriptions.delete_item.success', {
        name: subscription.items.find(({ id }) => id === itemId)?.name ?? '',
      }),
      values: { itemId },
      after: withoutItem(subscription, itemId),
    }),
    shape: shapeOf({
      name: 'delete-invoice-item',
      endpoint: subscriptionEndpoints.deleteItem,
      fields: ['itemId'],
      parse: ({ id, itemId }) => ok({ id: toText(id), itemId: toText(itemId) }),
      success: 'account.subscriptions.delete_item.done',
    }),
  },
} as const satisfies Readonly<Record<string, Change>>
