'use client'

import { getSelectedValue } from '@sorrel/domain/options'
import { getSoldOutValues } from '@sorrel/domain/product-form'
import { getSelectedOptions } from '@sorrel/domain/product-selection'
import { OptionPicker } from '@sorrel/ui/option-picker'
import { lazy, Suspense, useEffect } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { ADD_FORM } from '@sorrel/domain/add-form'
import type { OptionFieldProps } from './extra-field.tsx'

/** Few products need it. Its messages are part of the page, because the server renders it. */
const ExtraField = lazy(async () => ({ default: (await import('./extra-field.tsx')).ExtraField }))

/** One choice of a product, by its kind. An empty kind is a select. See docs/specification.md#options. */
export function OptionField(props: OptionFieldProps) {
  switch (props.option.inputType) {
    case 'select':
      return (
        <>
          <SelectField {...props} />
          <Drawn onDrawn={props.onDrawn} />
        </>
      )
    default:
      return (
        <Suspense>
          <ExtraField {...props} />
          <Drawn onDrawn={props.onDrawn} />
        </Suspense>
      )
  }
}

/** Renders together with the preceding field; its effect runs once the surrounding form has its ref. */
function Drawn({ onDrawn }: { readonly onDrawn: OptionFieldProps['onDrawn'] }) {
  useEffect(() => onDrawn?.(), [onDrawn])
  return null
}

function SelectField({ option, state, selection, isMissing, takesWaits }: OptionFieldProps) {
  const { t, formatPrice } = useShop()
  const soldOut = getSoldOutValues(state, option)
  const chosen = getSelectedValue(option, getSelectedOptions(state))
  const { currency } = state.product
  const toLabel = (name: string, amount: number) =>
    amount > 0 && !option.variant
      ? t('products.options.value_price', { name, price: formatPrice({ amount, currency }) })
      : name
  return (
    <OptionPicker
      label={option.name}
      chosenLabel={chosen?.name}
      name={ADD_FORM.option(option.id)}
      value={chosen?.id ?? ''}
      onValueChange={(valueId) => selection.setOptionValue(option.id, valueId)}
      required={option.required}
      error={isMissing ? t('products.options.missing', { name: option.name }) : undefined}
      options={option.values.map(({ id, name, price, color }) => ({
        value: id,
        label: toLabel(name, price),
        color,
        [takesWaits ? 'soldOut' : 'disabled']: soldOut.has(id),
        disabledLabel: t('products.stock_status.out_of_stock'),
      }))}
    />
  )
}
