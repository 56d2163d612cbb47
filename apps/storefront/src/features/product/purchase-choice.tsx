'use client'

import { getPlan, getShownPrice } from '@sorrel/domain/money'
import type { SubscriptionPlan } from '@sorrel/domain/product'
import { getPurchaseKinds } from '@sorrel/domain/purchase'
import type { ProductSelection } from '@sorrel/domain/product-selection'
import { getSelectionPrice, type ProductSelectionState } from '@sorrel/domain/product-selection'
import type { Translate } from '@sorrel/i18n/message'
import { RadioCards } from '@sorrel/ui/radio-cards'
import { NativeSelect } from '@sorrel/ui/native-select'
import { useShop } from '#shop/shop-context.tsx'
import { ADD_FORM } from '#shop/add-form-fields.ts'

export interface PurchaseChoiceProps {
  readonly state: ProductSelectionState
  readonly selection: ProductSelection
  readonly accountGroup?: string | undefined
}

/** One time or by subscription, and the plan. Renders nothing without a choice. See docs/specification.md#purchase-options. */
export function PurchaseChoice(props: PurchaseChoiceProps) {
  const { t, formatPrice } = useShop()
  const { state, selection, accountGroup } = props
  const kinds = getPurchaseKinds(state.product)
  if (!kinds.includes('subscription')) return null
  if (kinds.length === 1) return <PlanSelect {...props} />
  const toPrice = (purchaseOption: 'standard' | 'subscription') =>
    getShownPrice(getSelectionPrice({ ...state, purchaseOption }, { accountGroup })).price
  const standard = toPrice('standard')
  const subscription = toPrice('subscription')
  return (
    <RadioCards
      legend={t('products.purchase.label')}
      legendDisplay="hidden"
      name={ADD_FORM.purchase}
      value={state.purchaseOption}
      onValueChange={(kind) =>
        selection.setPurchaseOption(kind === 'subscription' ? 'subscription' : 'standard')
      }
      options={[
        {
          value: 'standard',
          title: t('products.purchase.standard'),
          end: formatPrice(standard),
        },
        {
          value: 'subscription',
          title: getSubscriptionTitle(standard, subscription, t),
          description: t('products.purchase.manage'),
          end: formatPrice(subscription),
          extra: <PlanSelect {...props} />,
        },
      ]}
    />
  )
}

function PlanSelect({ state, selection }: PurchaseChoiceProps) {
  const { t } = useShop()
  const plans = state.product.purchaseOptions.subscription?.plans ?? []
  const plan = getPlan(state.product, state.planId)
  return (
    <NativeSelect
      name={ADD_FORM.plan}
      label={t('products.purchase.plan')}
      labelDisplay="hidden"
      value={plan?.id ?? ''}
      onValueChange={(planId) => selection.setPlan(planId)}
      options={plans.map((item) => ({ value: item.id, label: getPlanLabel(item, t) }))}
    />
  )
}

function getSubscriptionTitle(standard: number, subscription: number, t: Translate): string {
  const percent = standard > 0 ? Math.round((1 - subscription / standard) * 100) : 0
  return percent > 0
    ? t('products.purchase.subscription_save', { percent })
    : t('products.purchase.subscription')
}

/** "Every month", or for goods sent more often than billed: "Sent every month, billed every 3 months, 12 shipments". */
export function getPlanLabel({ billingSchedule, orderSchedule }: SubscriptionPlan, t: Translate): string {
  const billing = { count: billingSchedule.intervalCount }
  const parts = [t(`products.schedule.${billingSchedule.interval}`, billing)]
  if (orderSchedule) {
    const shipped = t(`products.shipped.${orderSchedule.interval}`, { count: orderSchedule.intervalCount })
    parts.splice(0, 1, shipped, t(`products.billed.${billingSchedule.interval}`, billing).toLocaleLowerCase())
  }
  if (billingSchedule.limit) parts.push(t('products.limit.renewals', { count: billingSchedule.limit }))
  if (orderSchedule?.limit) parts.push(t('products.limit.shipments', { count: orderSchedule.limit }))
  return parts.join(' · ')
}
