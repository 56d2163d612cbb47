'use client'

import {
  getSelectionQuantityRange,
  type ProductSelection,
  type ProductSelectionState,
} from '@sorrel/domain/product-selection'
import { isMembership } from '@sorrel/domain/cart'
import { NativeSelect } from '@sorrel/ui/native-select'
import { NumberStepper } from '@sorrel/ui/number-stepper'
import { useShop } from '#shop/shop-context.tsx'

export interface LastStepProps {
  readonly state: ProductSelectionState
  readonly selection: ProductSelection
}

/** The value for a one-time purchase; plans have their ids. */
const ONCE = 'standard'

/** The last step before adding: one time or by a plan, and the quantity. */
export function LastStep({ state, selection }: LastStepProps) {
  const { t, formatPrice } = useShop()
  const { standard, subscription } = state.product.purchaseOptions
  const plans = subscription?.plans ?? []
  const options = [
    ...(standard ? [{ value: ONCE, label: t('products.purchase.standard') }] : []),
    ...plans.map(({ id, name, price }) => ({ value: id, label: `${name} · ${formatPrice(price)}` })),
  ]
  const choose = (value: string) => {
    selection.setPurchaseOption(value === ONCE ? 'standard' : 'subscription')
    if (value !== ONCE) selection.setPlan(value)
  }
  return (
    <>
      {plans.length > 0 && (
        <NativeSelect
          label={t('products.purchase.label')}
          labelDisplay="hidden"
          options={options}
          value={state.purchaseOption === 'subscription' ? (state.planId ?? '') : ONCE}
          onValueChange={choose}
        />
      )}
      {!isMembership(state.product) && (
        <NumberStepper
          size="sm"
          label={t('products.quantity')}
          decreaseLabel={t('a11y.decrease')}
          increaseLabel={t('a11y.increase')}
          value={state.quantity}
          onValueChange={(quantity) => selection.setQuantity(quantity)}
          {...getSelectionQuantityRange(state)}
        />
      )}
    </>
  )
}
