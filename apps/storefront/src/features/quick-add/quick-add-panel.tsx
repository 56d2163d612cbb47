'use client'

import { type CartItemInput, isMembership } from '@sorrel/domain/cart'
import type { ProductPreview } from '@sorrel/domain/product'
import {
  canAddSelection,
  createProductSelection,
  getSelectedOptions,
  getSelectedVariant,
  getSelectionQuantityRange,
  type ProductSelection,
  type ProductSelectionState,
  toCartItemInput,
} from '@sorrel/domain/product-selection'
import { getQuickAddSteps, isStepComplete } from '@sorrel/domain/quick-add'
import { Button } from '@sorrel/ui/button'
import { IconButton } from '@sorrel/ui/icon-button'
import { closeIcon } from '@sorrel/ui/icons'
import { NativeSelect } from '@sorrel/ui/native-select'
import { NumberStepper } from '@sorrel/ui/number-stepper'
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { OptionField } from './option-field.tsx'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './quick-add.css.ts'

export interface QuickAddPanelProps {
  readonly product: ProductPreview
  readonly onAdd: (input: CartItemInput, variantName: string | undefined) => Promise<void>
  readonly onClose: () => void
}

/** Shows the options one at a time; the last step adds. Nothing is preselected. See docs/specification.md#quick-add. */
export function QuickAddPanel({ product, onAdd, onClose }: QuickAddPanelProps) {
  const { t } = useShop()
  const [selection] = useState(() => createProductSelection(product, { preselect: false }))
  const state = useSyncExternalStore(selection.subscribe, selection.getState, selection.getState)
  const [position, setPosition] = useState(0)
  const form = useFocusOnStep(position)
  const { steps, index, step, isLast } = getSteps(state, position)
  const canGoOn = isLast
    ? canAddSelection(state)
    : step !== undefined && isStepComplete(step, getSelectedOptions(state))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!canGoOn) return
    const input = isLast ? toCartItemInput(state) : undefined
    if (!isLast) setPosition(index + 1)
    else if (input) void onAdd(input, getSelectedVariant(state)?.name)
  }
  return (
    <form
      ref={form}
      className={styles.panel}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      aria-label={t('products.quick_add.choose_name', { name: product.title })}
      noValidate
    >
      <div className={styles.head} data-skip-focus>
        <span>
          {steps.length > 1 && t('products.quick_add.step', { current: index + 1, total: steps.length })}
        </span>
        <IconButton icon={closeIcon} size="sm" label={t('products.quick_add.close')} onClick={onClose} />
      </div>
      {step && (
        <OptionField key={step.id} option={step} state={state} selection={selection} isMissing={false} />
      )}
      {isLast && <LastStep state={state} selection={selection} />}
      <Button type="submit" fullWidth disabled={!canGoOn}>
        {isLast ? t('products.quick_add.action') : t('products.quick_add.next')}
      </Button>
    </form>
  )
}

function getSteps(state: ProductSelectionState, position: number) {
  const steps = getQuickAddSteps(state.product, getSelectedOptions(state))
  const index = Math.min(position, Math.max(steps.length - 1, 0))
  return { steps, index, step: steps[index], isLast: index >= steps.length - 1 }
}

/** Focuses the first field of each step, so that keyboard users go on from there. */
function useFocusOnStep(position: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const fields = form.current?.querySelectorAll<HTMLElement>(
      'input:not(:disabled), select, textarea, button',
    )
    const first = [...(fields ?? [])].find((field) => field.closest('[data-skip-focus]') === null)
    first?.focus({ preventScroll: true })
  }, [position])
  return form
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
