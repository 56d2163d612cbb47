'use client'

import { withGoods, withItem, withoutItem } from '@sorrel/domain/subscription-changes'
import { NativeSelect } from '@sorrel/ui/native-select'
import { NumberStepper } from '@sorrel/ui/number-stepper'
import { RadioCards } from '@sorrel/ui/radio-cards'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { type ComponentType, useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { ChangeBase, type ChangeFormProps, ChangePreview } from './change-base.tsx'
import type { goodsChanges } from './goods-changes.ts'
import { getSwaps, toBillingIntervalValue } from './product-offer.ts'

interface QuantityProps {
  readonly value: number
  readonly onValueChange: (value: number) => void
  readonly error?: string | undefined
}

function Quantity({ value, onValueChange, error }: QuantityProps) {
  const { t } = useShop()
  return (
    <Stack gap="8">
      <Text as="span" tone="heading" weight="medium" size="sm">
        {t('account.subscriptions.quantity')}
      </Text>
      <NumberStepper
        label={t('account.subscriptions.quantity')}
        decreaseLabel={t('account.subscriptions.quantity_less')}
        increaseLabel={t('account.subscriptions.quantity_more')}
        name="quantity"
        value={value}
        onValueChange={onValueChange}
        {...(error === undefined ? {} : { error })}
      />
    </Stack>
  )
}

const readQuantity = ({ state, facts }: ChangeFormProps) =>
  Number(state.values.quantity) || facts.subscription.quantity

/** How often it comes, and how many. */
function PlanForm(props: ChangeFormProps) {
  const { t, formatPrice } = useShop()
  const { subscription, offers } = props.facts
  const plans = offers.own?.plans ?? []
  const own = subscription.billingSchedule && toBillingIntervalValue(subscription.billingSchedule)
  const [billingInterval, setBillingInterval] = useState(props.state.values.billingInterval ?? own ?? '')
  const plan = plans.find(({ value }) => value === billingInterval)
  if (plans.length < 2) return <Nothing text={t('account.subscriptions.edit_plan.none')} {...props} />
  return (
    <ChangeBase
      {...props}
      values={{ quantity: String(subscription.quantity) }}
      confirm={t('account.subscriptions.edit_plan.confirm')}
      success={t('account.subscriptions.edit_plan.success')}
    >
      {(field) => (
        <>
          <RadioCards
            legend={field('billingInterval', t('account.subscriptions.interval')).label}
            name="billingInterval"
            value={billingInterval}
            onValueChange={setBillingInterval}
            options={plans.map(({ value, name, price }) => ({
              value,
              title: name,
              end: formatPrice(price, subscription.currency),
            }))}
          />
          <ChangePreview before={subscription} after={withGoods(subscription, plan ?? {})} />
        </>
      )}
    </ChangeBase>
  )
}

/** Which choice of the product, and how many. */
function DetailsForm(props: ChangeFormProps) {
  const { t } = useShop()
  const { subscription, offers } = props.facts
  const variants = offers.own?.variants ?? []
  const [variantId, setVariant] = useState(props.state.values.variantId ?? subscription.variantId ?? '')
  const [quantity, setQuantity] = useState(readQuantity(props))
  const { billingSchedule } = subscription
  return (
    <ChangeBase
      {...props}
      values={billingSchedule ? { billingInterval: toBillingIntervalValue(billingSchedule) } : {}}
      confirm={t('account.subscriptions.edit_details.confirm')}
      success={t('account.subscriptions.edit_details.success')}
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

/** Another product in its place, in the same billing interval where it has it. */
function ReplaceForm(props: ChangeFormProps) {
  const { t, formatPrice } = useShop()
  const { subscription, offers } = props.facts
  const swaps = getSwaps(offers.swaps, subscription)
  const [swap, setSwap] = useState(props.state.values.swap ?? swaps[0]?.value ?? '')
  const chosen = swaps.find(({ value }) => value === swap)
  if (swaps.length === 0) return <Nothing text={t('account.subscriptions.replace.none')} {...props} />
  return (
    <ChangeBase
      {...props}
      values={{ quantity: String(subscription.quantity) }}
      confirm={t('account.subscriptions.replace.confirm')}
      success={t('account.subscriptions.replace.success')}
    >
      {(field) => (
        <>
          <RadioCards
            legend={field('swap', t('account.subscriptions.replace.choose')).label}
            name="swap"
            value={swap}
            onValueChange={setSwap}
            options={swaps.map(({ value, name, plan }) => ({
              value,
              title: name,
              description: plan.name,
              end: formatPrice(plan.price, subscription.currency),
            }))}
          />
          <ChangePreview
            before={subscription}
            after={withGoods(subscription, { ...chosen?.plan, isOtherProduct: true })}
          />
        </>
      )}
    </ChangeBase>
  )
}

/** Adds a product to each delivery, at its one-time price. */
function AddItemForm(props: ChangeFormProps) {
  const { t, formatPrice } = useShop()
  const { subscription, offers } = props.facts
  const [productId, setProduct] = useState(props.state.values.productId ?? offers.additions[0]?.id ?? '')
  const [quantity, setQuantity] = useState(Number(props.state.values.quantity) || 1)
  const chosen = offers.additions.find(({ id }) => id === productId)
  if (chosen === undefined) return <Nothing text={t('account.subscriptions.add_item.none')} {...props} />
  return (
    <ChangeBase
      {...props}
      confirm={t('account.subscriptions.add_item.confirm')}
      success={t('account.subscriptions.add_item.success', { name: chosen.name })}
    >
      {(field) => (
        <>
          <RadioCards
            legend={field('productId', t('account.subscriptions.add_item.choose')).label}
            name="productId"
            value={productId}
            onValueChange={setProduct}
            options={offers.additions.map(({ id, name, price }) => ({
              value: id,
              title: name,
              end: formatPrice(price, subscription.currency),
            }))}
          />
          <Quantity
            value={quantity}
            onValueChange={setQuantity}
            error={field('quantity', t('account.subscriptions.quantity')).error}
          />
          <ChangePreview
            before={subscription}
            after={withItem(subscription, { price: chosen.price, quantity })}
          />
        </>
      )}
    </ChangeBase>
  )
}

/** Removes a product that was added. */
function DeleteItemForm(props: ChangeFormProps) {
  const { t } = useShop()
  const { itemId, facts } = props
  const { subscription } = facts
  const name = subscription.items.find(({ id }) => id === itemId)?.name ?? ''
  return (
    <ChangeBase
      {...props}
      values={{ itemId }}
      confirm={t('account.subscriptions.delete_item.confirm')}
      success={t('account.subscriptions.delete_item.success', { name })}
    >
      {() => <ChangePreview before={subscription} after={withoutItem(subscription, itemId)} />}
    </ChangeBase>
  )
}

function Nothing({ text, dismiss }: { readonly text: string } & Pick<ChangeFormProps, 'dismiss'>) {
  return (
    <>
      <Text>{text}</Text>
      {dismiss}
    </>
  )
}

export const goodsForms = {
  'edit-plan': PlanForm,
  'edit-details': DetailsForm,
  replace: ReplaceForm,
  'add-item': AddItemForm,
  'delete-item': DeleteItemForm,
} satisfies Record<keyof typeof goodsChanges, ComponentType<ChangeFormProps>>
