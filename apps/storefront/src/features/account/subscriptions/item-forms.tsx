'use client'

import { withGoods, withItemQuantity } from '@sorrel/domain/subscription-changes'
import { NativeSelect } from '@sorrel/ui/native-select'
import { RadioCards } from '@sorrel/ui/radio-cards'
import { Text } from '@sorrel/ui/text'
import { useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { ChangeBase, type ChangeFormProps, ChangePreview, Nothing, Quantity } from './change-base.tsx'
import { toPlanValue } from './item-value.ts'
import { AddItemForm, ReplaceForm } from './product-forms.tsx'

/** How often it comes. The plan that it has can be read and not chosen. */
function PlanForm(props: ChangeFormProps) {
  const { t, formatPrice } = useShop()
  const { subscription, offers } = props.facts
  const plans = offers.own?.plans ?? []
  const [value, setValue] = useState(props.state.values.plan ?? '')
  const plan = plans.find((each) => each.value === value)
  if (plans.length < 2) return <Nothing text={t('account.subscriptions.edit_plan.none')} {...props} />
  return (
    <ChangeBase
      {...props}
      values={{ quantity: String(subscription.quantity) }}
      confirm={t('account.subscriptions.edit_plan.confirm')}
      success={t('account.subscriptions.edit_plan.success')}
    >
      {(field) => {
        const { id, name, label, error } = field('plan', t('account.subscriptions.interval'))
        return (
          <>
            <div id={id} tabIndex={-1}>
              {error && (
                <Text tone="error" size="sm">
                  {error}
                </Text>
              )}
              <RadioCards
                label={label}
                name={name}
                value={value}
                onValueChange={setValue}
                options={plans.map((each) => ({
                  value: each.value,
                  title: each.name,
                  description:
                    each.id === subscription.planId
                      ? t('account.subscriptions.edit_plan.own')
                      : t('products.plan.each', {
                          price: formatPrice({ amount: each.price, currency: subscription.currency }),
                          every: t(`products.every.${each.interval}`, { count: each.intervalCount }),
                        }),
                  disabled: each.id === subscription.planId,
                }))}
              />
            </div>
            {plan && <ChangePreview before={subscription} after={withGoods(subscription, plan)} />}
          </>
        )
      }}
    </ChangeBase>
  )
}

/** Which choice of the product, and how many. */
function DetailsForm(props: ChangeFormProps) {
  const { t } = useShop()
  const { subscription, offers } = props.facts
  const { planId, billingSchedule, variantId: ownVariant } = subscription
  const variants = offers.own?.variants ?? []
  const [variantId, setVariant] = useState(props.state.values.variantId ?? ownVariant ?? '')
  const [quantity, setQuantity] = useState(Number(props.state.values.quantity) || subscription.quantity)
  const isSame = quantity === subscription.quantity && variantId === (ownVariant ?? '')
  return (
    <ChangeBase
      {...props}
      values={billingSchedule ? { plan: toPlanValue({ ...billingSchedule, id: planId }) } : {}}
      confirm={t('account.subscriptions.edit_details.confirm')}
      success={t('account.subscriptions.edit_details.success')}
      unchangedField={isSame ? 'quantity' : undefined}
    >
      {(field) => (
        <>
          {variants.length > 1 && (
            <NativeSelect
              label={field('variantId', t('account.subscriptions.variant')).label}
              name="variantId"
              value={variantId}
              onValueChange={setVariant}
              options={variants.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <Quantity
            value={quantity}
            onValueChange={setQuantity}
            error={field('quantity', t('account.subscriptions.quantity')).error}
          />
          <ChangePreview before={subscription} after={withGoods(subscription, { quantity })} />
        </>
      )}
    </ChangeBase>
  )
}

/** How many of a product that was added. */
function EditItemForm(props: ChangeFormProps) {
  const { t } = useShop()
  const { itemId, facts } = props
  const { subscription } = facts
  const item = subscription.items.find(({ id }) => id === itemId)
  const [quantity, setQuantity] = useState(Number(props.state.values.quantity) || (item?.quantity ?? 1))
  return (
    <ChangeBase
      {...props}
      values={{ itemId }}
      confirm={t('account.subscriptions.edit_item.confirm')}
      success={t('account.subscriptions.edit_item.success')}
      unchangedField={quantity === item?.quantity ? 'quantity' : undefined}
    >
      {(field) => (
        <>
          <Quantity
            value={quantity}
            onValueChange={setQuantity}
            error={field('quantity', t('account.subscriptions.quantity')).error}
          />
          <ChangePreview before={subscription} after={withItemQuantity(subscription, itemId, quantity)} />
        </>
      )}
    </ChangeBase>
  )
}

export const goodsForms = {
  'edit-plan': PlanForm,
  'edit-details': DetailsForm,
  replace: ReplaceForm,
  'add-item': AddItemForm,
  'edit-item': EditItemForm,
} as const
