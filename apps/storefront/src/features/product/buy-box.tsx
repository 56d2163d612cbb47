'use client'

import { routes, withLocale } from '@sorrel/contracts/routes'
import { getMissingOptions } from '@sorrel/domain/options'
import { multiplyMoney } from '@sorrel/domain/money'
import { getOptions, type Product } from '@sorrel/domain/product'
import type { ProductSelection } from '@sorrel/domain/product-selection'
import {
  canAddSelection,
  getSelectedOptions,
  getSelectedVariant,
  getSelectionOptions,
  getSelectionPrice,
  getSelectionQuantityRange,
  getSelectionStock,
  type ProductSelectionState,
  toCartItemInput,
} from '@sorrel/domain/product-selection'
import { getStockStatus } from '@sorrel/domain/stock'
import { isMembership } from '@sorrel/domain/cart'
import type { Translate } from '@sorrel/i18n/message'
import { Button } from '@sorrel/ui/button'
import { NumberStepper } from '@sorrel/ui/number-stepper'
import { type FormEvent, useState } from 'react'
import type { AddToBag } from '#features/cart/bag-context.ts'
import { FROM_FIELD, TO_FIELD } from '#platform/form/form-shape.ts'
import { useShopConfig } from '#platform/shop-config.tsx'
import { useWords } from '#platform/words.tsx'
import { ADD_FORM } from './add-form-fields.ts'
import { OptionField } from './option-field.tsx'
import { PriceNotes } from './price-notes.tsx'
import { PurchaseChoice } from './purchase-choice.tsx'
import { StockBadge } from './stock-badge.tsx'
import { StickyBar } from './sticky-bar.tsx'
import * as styles from './buy-box.css.ts'

export interface BuyBoxProps {
  readonly product: Product
  readonly selection: ProductSelection
  readonly state: ProductSelectionState
  /** Group of the signed-in account, for its prices. */
  readonly accountGroup?: string | undefined
  readonly formatPrice: (amount: number) => string
  readonly addToBag: AddToBag
}

/** Everything between the title and the details: stock, choices, quantity and the button. Specification section 2. */
export function BuyBox(props: BuyBoxProps) {
  const { product, selection, state, accountGroup, formatPrice, addToBag } = props
  const t = useWords()
  const locales = useShopConfig()
  const [isAdding, setAdding] = useState(false)
  const [hasTried, setTried] = useState(false)
  const missing = new Set(
    getMissingOptions(getOptions(product), getSelectedOptions(state)).map(({ id }) => id),
  )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const input = toCartItemInput(state)
    if (input === undefined || !canAddSelection(state)) return
    setAdding(true)
    const added = await addToBag({ input, product, variantName: getSelectedVariant(state)?.name })
    setAdding(false)
    if (added) setTried(false)
  }
  const price = getSelectionPrice(state, { accountGroup })
  const total = formatPrice(multiplyMoney(price.price, state.quantity))
  const isOpen =
    state.purchaseOption !== 'none' && getStockStatus(getSelectionStock(state)) !== 'out-of-stock'
  const toButton = (label: string) => (
    <Button
      type="submit"
      size="lg"
      fullWidth
      disabled={!isOpen}
      loading={isAdding}
      loadingLabel={t('products.add.adding')}
    >
      {label}
    </Button>
  )
  return (
    <form
      className={styles.form}
      method="post"
      action={routes.form(ADD_FORM.name)}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <input type="hidden" name={ADD_FORM.slug} value={product.slug} />
      <input type="hidden" name={FROM_FIELD} value={withLocale(locales, routes.product(product.slug))} />
      <input type="hidden" name={TO_FIELD} value={withLocale(locales, routes.cart())} />
      {product.content.showStockLevels && (
        <StockBadge state={state} lowStockIndicator={product.content.lowStockIndicator} />
      )}
      {getSelectionOptions(state).map((option) => (
        <OptionField
          key={option.id}
          option={option}
          state={state}
          selection={selection}
          formatPrice={formatPrice}
          isMissing={hasTried && missing.has(option.id)}
        />
      ))}
      <PurchaseChoice
        state={state}
        selection={selection}
        accountGroup={accountGroup}
        formatPrice={formatPrice}
      />
      <PriceNotes state={state} accountGroup={accountGroup} formatPrice={formatPrice} />
      <StickyBar price={total} button={toButton(toAddLabel(t, state))}>
        <div className={styles.actions}>
          {product.content.enableProductCounter && !isMembership(product) && isOpen && (
            <NumberStepper
              name={ADD_FORM.quantity}
              label={t('products.quantity')}
              decreaseLabel={t('a11y.decrease')}
              increaseLabel={t('a11y.increase')}
              value={state.quantity}
              onValueChange={(quantity) => selection.setQuantity(quantity)}
              {...getSelectionQuantityRange(state)}
            />
          )}
          <div className={styles.add}>{toButton(toAddLabel(t, state, total))}</div>
        </div>
      </StickyBar>
    </form>
  )
}

/** Without a price: beside one. */
function toAddLabel(t: Translate, state: ProductSelectionState, price?: string): string {
  if (state.purchaseOption === 'none') return t('products.add.unavailable')
  if (getStockStatus(getSelectionStock(state)) === 'out-of-stock') return t('products.add.out_of_stock')
  return price === undefined ? t('products.add.action') : t('products.add.action_price', { price })
}
