'use client'

import { useProductForm } from '@sorrel/commerce/react'
import type { ProductSelection } from '@sorrel/commerce/product-selection'
import { shopRoutes } from '@sorrel/contracts/shop-routes'
import { getMissingOptions } from '@sorrel/domain/options'
import type { Picture, Product } from '@sorrel/domain/product'
import {
  getSelectedOptions,
  getSelectionOptions,
  getSelectionPrice,
  getSelectionQuantityRange,
  getSelectionStock,
  type ProductSelectionState,
} from '@sorrel/domain/product-selection'
import { getStockStatus } from '@sorrel/domain/stock'
import { isMembership } from '@sorrel/domain/cart-line'
import type { Translate } from '@sorrel/i18n/message'
import { AddBar } from '@sorrel/ui/add-bar'
import { Button } from '@sorrel/ui/button'
import { NumberStepper } from '@sorrel/ui/number-stepper'
import type { FormEvent } from 'react'
import { FROM_FIELD, TO_FIELD } from '#form/form-shape.ts'
import { focusFirstInvalid } from '#form/focus-first-invalid.ts'
import { useShop } from '#shop/shop-context.tsx'
import { toMaxReason } from '#shop/to-max-reason.ts'
import { ADD_FORM } from '@sorrel/domain/add-form'
import { OptionField } from '#features/quick-add/index.ts'
import { getTotalLabels } from '#shop/selection-terms.ts'
import { ChoiceStatus } from './choice-status.tsx'
import { getOfferLabels } from './offer-labels.ts'
import { PriceNotes } from './price-notes.tsx'
import { PurchaseChoice } from './purchase-choice.tsx'
import { StockBadge } from './stock-badge.tsx'
import * as styles from './buy-box.css.ts'

export interface BuyBoxProps {
  readonly product: Product
  readonly selection: ProductSelection
  readonly state: ProductSelectionState
  /** Shown in the cart until the service has answered. */
  readonly picture?: Picture | undefined
  /** Sold-out values can be chosen: the page has a form for those who wait. Default: they cannot. */
  readonly takesWaits?: boolean | undefined
}

/** Everything between the title and the details: stock, choices, quantity and the button. See docs/specification.md#product-page. */
export function BuyBox({ product, selection, state, picture, takesWaits }: BuyBoxProps) {
  const shop = useShop()
  const { isAdding, hasTried, add } = useProductForm(selection)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    takeEarlyChoices(event.currentTarget, selection)
    if (add({ picture }) === undefined) focusFirstInvalid(event.currentTarget)
  }
  const words = getOfferLabels(state, { shop })
  const missing = new Set(getMissingOptions(product.options, getSelectedOptions(state)).map(({ id }) => id))
  const price = getSelectionPrice(state, { decimals: shop.getDecimals(product.currency) })
  const total = getTotalLabels(price, state.quantity, shop)
  const button = { state, isAdding }
  return (
    <form
      className={styles.form}
      method="post"
      action={shopRoutes.form(ADD_FORM.name)}
      onSubmit={submit}
      noValidate
    >
      <PlainFields slug={product.slug} />
      <div className={styles.offer}>
        <PriceNotes state={state} words={words} />
        {product.content.showStockLevels && (
          <StockBadge state={state} lowStockIndicator={product.content.lowStockIndicator} />
        )}
      </div>
      {getSelectionOptions(state).map((option) => (
        <OptionField
          key={option.id}
          option={option}
          state={state}
          selection={selection}
          isMissing={hasTried && missing.has(option.id)}
          takesWaits={takesWaits}
        />
      ))}
      <PurchaseChoice state={state} selection={selection} words={words.purchase} />
      <AddBar price={total} action={<AddButton {...button} />}>
        <div className={styles.actions}>
          {product.content.enableProductCounter && !isMembership(product) && isForSale(state) && (
            <QuantityField state={state} selection={selection} />
          )}
          <div className={styles.add}>
            <AddButton {...button} price={total} />
            <ChoiceStatus state={state} price={total} />
          </div>
        </div>
      </AddBar>
    </form>
  )
}

function QuantityField({ state, selection }: Pick<BuyBoxProps, 'state' | 'selection'>) {
  const { t } = useShop()
  return (
    <NumberStepper
      size="lg"
      name={ADD_FORM.quantity}
      label={t('products.quantity')}
      decreaseLabel={t('a11y.decrease')}
      increaseLabel={t('a11y.increase')}
      value={state.quantity}
      onValueChange={(quantity) => selection.setQuantity(quantity)}
      {...getSelectionQuantityRange(state)}
      maxReason={toMaxReason(t, getSelectionStock(state))}
    />
  )
}

/** Input from before those fields had code is in the document alone. */
function takeEarlyChoices({ elements }: HTMLFormElement, selection: ProductSelection): void {
  const state = selection.getState()
  for (const { id, inputType } of getSelectionOptions(state)) {
    const field = elements.namedItem(ADD_FORM.option(id))
    if (inputType === 'toggle' && field instanceof HTMLInputElement) {
      if (field.checked !== (getSelectedOptions(state)[id] === true)) selection.toggleOption(id)
    } else if (inputType.endsWith('text') && field !== null && 'value' in field)
      selection.setTextOption(id, String(field.value))
  }
}

/** Hidden fields for sending the form without script. */
function PlainFields({ slug }: { readonly slug: string }) {
  const { toHref } = useShop()
  return (
    <>
      <input type="hidden" name={ADD_FORM.slug} value={slug} />
      <input type="hidden" name={FROM_FIELD} value={toHref(shopRoutes.product(slug))} />
      <input type="hidden" name={TO_FIELD} value={toHref(shopRoutes.cart())} />
    </>
  )
}

interface AddButtonProps {
  readonly state: ProductSelectionState
  readonly isAdding: boolean
  /** Shown in the label. Default: none. */
  readonly price?: string
}

function AddButton({ state, isAdding, price }: AddButtonProps) {
  const { t } = useShop()
  return (
    <Button
      type="submit"
      size="lg"
      fullWidth
      disabled={!isForSale(state)}
      loading={isAdding}
      loadingLabel={t('products.add.adding')}
    >
      {toAddLabel(t, state, price)}
    </Button>
  )
}

/** Whether nothing is left of the current choice. */
export function isOutOfStock(state: ProductSelectionState): boolean {
  return getStockStatus(getSelectionStock(state)) === 'out-of-stock'
}

function isForSale(state: ProductSelectionState): boolean {
  return state.purchaseOption !== 'none' && !isOutOfStock(state)
}

/** The badge beside the price then says that nothing is left. */
function isStockShown({ product }: ProductSelectionState): boolean {
  return 'content' in product && product.content.showStockLevels
}

function toAddLabel(t: Translate, state: ProductSelectionState, price?: string): string {
  if (state.purchaseOption === 'none') return t('products.add.unavailable')
  if (isOutOfStock(state) && !isStockShown(state)) return t('products.stock_status.out_of_stock')
  return price === undefined ? t('products.add.action') : t('products.add.action_price', { price })
}
