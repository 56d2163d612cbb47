'use client'

import { useQuickAdd } from '@sorrel/commerce/react'
import type { ProductSelection } from '@sorrel/commerce/product-selection'
import { isMembership } from '@sorrel/domain/cart-line'
import type { Price } from '@sorrel/domain/money'
import type { ProductPreview } from '@sorrel/domain/product'
import {
  getSelectionPrice,
  getSelectionQuantityRange,
  getSelectionStock,
  type ProductSelectionState,
} from '@sorrel/domain/product-selection'
import { Button } from '@sorrel/ui/button'
import { IconButton } from '@sorrel/ui/icon-button'
import { closeIcon } from '#shop/icons.ts'
import { NativeSelect } from '@sorrel/ui/native-select'
import { Picture } from '@sorrel/ui/picture'
import { NumberStepper } from '@sorrel/ui/number-stepper'
import { Text } from '@sorrel/ui/text'
import { type FormEvent, useCallback, useEffect, useRef } from 'react'
import { focusFirstInvalid } from '#form/focus-first-invalid.ts'
import { OptionField } from './option-field.tsx'
import { ProductPrice } from '#shop/product-price.tsx'
import { SHOP_CONFIG } from '#config/shop-config.ts'
import { useShop } from '#shop/shop-context.tsx'
import { toMaxReason } from '#shop/to-max-reason.ts'
import { getDeliveryLabel, getPlanTitle, getPlanLabels } from '#shop/plan-labels.ts'
import { getSelectedGoods, getSelectionTerms, toTerms, getTotalLabels } from '#shop/selection-terms.ts'
import { type CardButton, useCardAdd } from './use-card-add.ts'
import * as styles from './quick-add-panel.css.ts'

export { watchCard } from './watch-card.ts'

export interface QuickAddPanelProps extends CardButton {
  readonly product: ProductPreview
  /** Whether it takes the focus when it opens: not where the shopper has not asked for it. */
  readonly takesFocus: boolean
}

/** Shows the options one at a time; the last step adds. Nothing is preselected. See docs/specification.md#quick-add. */
export function QuickAddPanel({ product, takesFocus, ...card }: QuickAddPanelProps) {
  const shop = useShop()
  const { t } = shop
  const { selection, state, step, index, count, isLast, canGoOn, hasTried, goOn } = useQuickAdd(
    product,
    SHOP_CONFIG,
  )
  const { close, add } = useCardAdd(product, card)
  const { form, focus } = useStepFocus(step !== undefined, takesFocus)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const outcome = goOn()
    if (outcome === 'missing') focusFirstInvalid(event.currentTarget)
    else if (outcome !== 'next') void add(outcome)
  }
  const price = getSelectionPrice(state, { decimals: shop.getDecimals(product.currency) })
  return (
    <>
      <div className={styles.scrim} onClick={close} aria-hidden="true" />
      <form
        ref={form}
        className={styles.panel}
        onSubmit={submit}
        onKeyDown={(event) => event.key === 'Escape' && close()}
        aria-label={t('products.quick_add.choose_name', { name: product.name })}
        noValidate
      >
        <div className={styles.head} data-skip-focus>
          <PanelProduct product={product} price={price} />
          <span className={styles.step}>
            {count > 1 && t('products.quick_add.step', { current: index + 1, total: count })}
          </span>
          <IconButton icon={closeIcon} size="sm" label={t('products.quick_add.close')} onClick={close} />
        </div>
        {step && (
          <OptionField
            key={step.id}
            option={step}
            state={state}
            selection={selection}
            isMissing={hasTried && !canGoOn}
            onDrawn={focus}
          />
        )}
        {isLast && <LastStep state={state} selection={selection} />}
        <Button type="submit" fullWidth aria-disabled={!canGoOn || undefined}>
          {canGoOn || step === undefined
            ? isLast
              ? t('products.quick_add.action_price', { price: getTotalLabels(price, state.quantity, shop) })
              : t('products.quick_add.next')
            : t('products.quick_add.pick', { name: step.name })}
        </Button>
      </form>
    </>
  )
}

/** The product in a sheet that covers the list. */
function PanelProduct({ product, price }: { readonly product: ProductPreview; readonly price: Price }) {
  const shop = useShop()
  const [image] = product.images
  return (
    <span className={styles.product}>
      {image && <Picture {...image} alt="" ratio="1/1" corners="nested" sizes="56px" image={shop.image} />}
      <span className={styles.productText}>
        <strong>{product.name}</strong>
        <ProductPrice price={price} size="sm" />
      </span>
    </span>
  )
}

/**
 * Focuses the first field of each step, so that keyboard users go on from there; of the first step only where the panel
 * takes the focus.
 */
function useStepFocus(hasField: boolean, takesFocus: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const focus = useCallback(() => {
    if (!takesFocus && !form.current?.contains(document.activeElement)) return
    const fields = form.current?.querySelectorAll<HTMLElement>(
      'input:not(:disabled), select, textarea, button:not(:disabled)',
    )
    const first = [...(fields ?? [])].find((field) => field.closest('[data-skip-focus]') === null)
    first?.focus({ preventScroll: true })
  }, [takesFocus])
  // A step with a field takes the focus once the field's code has rendered it.
  useEffect(() => {
    if (!hasField) focus()
  }, [hasField, focus])
  return { form, focus }
}

/** The value for a one-time purchase; plans have their ids. */
const ONCE = 'standard'

/** The last step before adding: one time or by a plan, and the quantity. */
function LastStep({
  state,
  selection,
}: {
  readonly state: ProductSelectionState
  readonly selection: ProductSelection
}) {
  const shop = useShop()
  const { t } = shop
  const { standard, subscription } = state.product.purchaseOptions
  const plans = subscription?.plans ?? []
  const { currency } = state.product
  const decimals = shop.getDecimals(currency)
  const terms = state.purchaseOption === 'subscription' ? getSelectionTerms(state, decimals) : undefined
  const options = [
    ...(standard ? [{ value: ONCE, label: t('products.purchase.standard') }] : []),
    ...plans.map((plan) => {
      const terms = toTerms(plan, state, decimals)
      return {
        value: plan.id,
        label: `${getPlanTitle(terms, getSelectedGoods(state), shop)} · ${getDeliveryLabel(terms, shop, currency)}`,
      }
    }),
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
      {terms && <Text size="sm">{getPlanLabels(terms, shop, { currency })}</Text>}
      {!isMembership(state.product) && (
        <NumberStepper
          size="sm"
          label={t('products.quantity')}
          decreaseLabel={t('a11y.decrease')}
          increaseLabel={t('a11y.increase')}
          value={state.quantity}
          onValueChange={(quantity) => selection.setQuantity(quantity)}
          {...getSelectionQuantityRange(state)}
          maxReason={toMaxReason(t, getSelectionStock(state))}
        />
      )}
    </>
  )
}
