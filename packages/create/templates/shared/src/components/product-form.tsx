'use client'

import { useProductForm, useProductSelection } from '@sorrel/commerce/react'
import type { ProductSelection } from '@sorrel/commerce/product-selection'
import { routes } from '@sorrel/contracts/routes'
import { ADD_FORM } from '@sorrel/domain/add-form'
import { getShownPrice } from '@sorrel/domain/money'
import { getMissingOptions } from '@sorrel/domain/options'
import type { Product, ProductOption, ProductPreview } from '@sorrel/domain/product'
import { getSoldOutValues } from '@sorrel/domain/product-form'
import {
  getSelectedOptions,
  getSelectionOptions,
  getSelectionPrice,
  getSelectionQuantityRange,
  getSelectionStock,
  type ProductSelectionState,
} from '@sorrel/domain/product-selection'
import { getPurchaseKinds } from '@sorrel/domain/purchase'
import { getStockStatus } from '@sorrel/domain/stock'
import { Button } from '@sorrel/ui/button'
import { Checkbox } from '@sorrel/ui/checkbox'
import { ErrorSummary } from '@sorrel/ui/error-summary'
import { NumberStepper } from '@sorrel/ui/number-stepper'
import { OptionPicker } from '@sorrel/ui/option-picker'
import { RadioGroup } from '@sorrel/ui/radio-group'
import { Stack } from '@sorrel/ui/stack'
import { TextField } from '@sorrel/ui/text-field'
import { useState } from 'react'
import { useMessages } from '../messages-context'
import { ProductPrice } from './product-price'
import { StoreForm } from './store-form'

/** Chooses a product's options, plan and quantity, and puts it into the cart. */
export function ProductForm({ product }: { readonly product: Product | ProductPreview }) {
  const { t, toMoney, toHref } = useMessages()
  const { selection, state } = useProductSelection(product, { preselect: false })
  const { add, isAdding, hasTried } = useProductForm(selection)
  const [tries, setTries] = useState(0)
  const price = getShownPrice(getSelectionPrice(state))
  const isSoldOut = getStockStatus(getSelectionStock(state)) === 'out-of-stock'
  const missing = getMissingOptions(product.options, getSelectedOptions(state))
  const shown = toMoney(price.now)
  return (
    <StoreForm
      name={ADD_FORM.name}
      to={toHref(routes.cart())}
      onSubmit={() => {
        setTries(tries + 1)
        void add()
      }}
    >
      <input type="hidden" name={ADD_FORM.slug} value={product.slug} />
      <Stack gap="24">
        <ProductPrice price={price} size="lg" />
        {getSelectionOptions(state).map((option) => (
          <div key={option.id} id={option.id}>
            <Option option={option} selection={selection} state={state} />
          </div>
        ))}
        <Purchase selection={selection} state={state} />
        <NumberStepper
          size="lg"
          name={ADD_FORM.quantity}
          label={t('products.quantity')}
          decreaseLabel={t('a11y.decrease')}
          increaseLabel={t('a11y.increase')}
          {...getSelectionQuantityRange(state)}
          value={state.quantity}
          onValueChange={selection.setQuantity}
        />
        {hasTried && missing.length > 0 && (
          <ErrorSummary
            title={t('products.options.missing_names', { names: missing.map(({ name }) => name).join(', ') })}
            errors={missing.map(({ id, name }) => ({ id, text: name }))}
            occasion={tries}
          />
        )}
        <Button
          type="submit"
          size="lg"
          disabled={isSoldOut}
          loading={isAdding}
          loadingLabel={t('products.add.adding')}
        >
          {isSoldOut
            ? t('products.stock_status.out_of_stock')
            : t('products.add.action_price', { price: shown })}
        </Button>
      </Stack>
    </StoreForm>
  )
}

interface PartProps {
  readonly selection: ProductSelection
  readonly state: ProductSelectionState
}

function Option({ option, selection, state }: PartProps & { readonly option: ProductOption }) {
  const { t, toMoney } = useMessages()
  const { id, name, inputType, values, required } = option
  const withPrice = (label: string, price = 0) =>
    price > 0 && !option.variant
      ? `${label} (+${toMoney({ amount: price, currency: state.product.currency })})`
      : label
  if (inputType === 'toggle')
    return (
      <Checkbox
        name={ADD_FORM.option(id)}
        label={withPrice(name, values[0]?.price)}
        checked={state.optionValues[id] === true}
        onCheckedChange={() => selection.toggleOption(id)}
      />
    )
  if (inputType !== 'select')
    return (
      <TextField
        name={ADD_FORM.option(id)}
        label={name}
        placeholder={option.placeholder}
        required={required}
        value={state.textValues[id] ?? ''}
        onValueChange={(text) => selection.setTextOption(id, text)}
      />
    )
  const soldOut = getSoldOutValues(state, option)
  const chosen = state.optionValues[id]
  return (
    <OptionPicker
      label={name}
      name={ADD_FORM.option(id)}
      value={typeof chosen === 'string' ? chosen : ''}
      onValueChange={(value) => selection.setOptionValue(id, value)}
      options={values.map((value) => ({
        value: value.id,
        label: withPrice(value.name, value.price),
        disabled: soldOut.has(value.id),
        disabledLabel: t('products.stock_status.out_of_stock'),
      }))}
    />
  )
}

/** One time or by subscription, and which. Nothing where there is one way alone. */
function Purchase({ selection, state }: PartProps) {
  const { t, toMoney } = useMessages()
  const { product, purchaseOption, planId } = state
  const kinds = getPurchaseKinds(product)
  const plans = product.purchaseOptions.subscription?.plans ?? []
  return (
    <>
      {kinds.length > 1 && (
        <RadioGroup
          label={t('products.purchase.label')}
          name={ADD_FORM.purchase}
          value={purchaseOption}
          onValueChange={(value) =>
            selection.setPurchaseOption(value === 'subscription' ? 'subscription' : 'standard')
          }
          options={kinds.map((kind) => ({
            value: kind,
            label:
              kind === 'subscription' ? t('products.purchase.subscription') : t('products.purchase.standard'),
          }))}
        />
      )}
      {purchaseOption === 'subscription' && (
        <RadioGroup
          label={t('products.purchase.plan')}
          name={ADD_FORM.plan}
          value={planId ?? plans[0]?.id ?? ''}
          onValueChange={selection.setPlan}
          options={plans.map(({ id, name, price }) => ({
            value: id,
            label: `${name} · ${toMoney({ amount: price, currency: product.currency })}`,
          }))}
        />
      )}
    </>
  )
}
