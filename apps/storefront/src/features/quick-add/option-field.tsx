'use client'

import { getSelectedValue, getVariantValueIds } from '@sorrel/domain/options'
import { getOptions, getVariants, type ProductOption } from '@sorrel/domain/product'
import {
  getSelectedOptions,
  type ProductSelection,
  type ProductSelectionState,
} from '@sorrel/domain/product-selection'
import { getStockItem, getStockStatus } from '@sorrel/domain/stock'
import { findVariant } from '@sorrel/domain/variants'
import { Checkbox } from '@sorrel/ui/checkbox'
import { OptionPicker } from '@sorrel/ui/option-picker'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { TextField } from '@sorrel/ui/text-field'
import { Textarea } from '@sorrel/ui/textarea'
import { useShop } from '#shop/shop-context.tsx'
import { ADD_FORM } from '#shop/add-form-fields.ts'

export interface OptionFieldProps {
  readonly option: ProductOption
  readonly state: ProductSelectionState
  readonly selection: ProductSelection
  /** The option is required, has no value, and the shopper has tried to add. */
  readonly isMissing: boolean
}

/** One choice of a product, by its kind. An empty kind is a select. See docs/specification.md#options. */
export function OptionField(props: OptionFieldProps) {
  switch (props.option.inputType) {
    case 'toggle':
      return <ToggleField {...props} />
    case 'short_text':
    case 'long_text':
      return <TextOptionField {...props} />
    case 'select':
      return <SelectField {...props} />
  }
}

function SelectField({ option, state, selection }: OptionFieldProps) {
  const { t, formatPrice } = useShop()
  const soldOut = getSoldOutValues(state, option)
  const chosen = getSelectedValue(option, getSelectedOptions(state))
  const toLabel = (name: string, price: number) =>
    price > 0 && !option.variant
      ? t('products.options.value_price', { name, price: formatPrice(price) })
      : name
  return (
    <OptionPicker
      legend={option.name}
      chosenLabel={chosen?.name}
      name={ADD_FORM.option(option.id)}
      value={chosen?.id ?? ''}
      onValueChange={(valueId) => selection.setOptionValue(option.id, valueId)}
      required={option.required}
      options={option.values.map(({ id, name, price }) => ({
        value: id,
        label: toLabel(name, price),
        disabled: soldOut.has(id),
        disabledLabel: t('products.stock_status.out_of_stock'),
      }))}
    />
  )
}

/** Values of an option that, with the other choices, lead to a variant that is out of stock. */
function getSoldOutValues(state: ProductSelectionState, option: ProductOption): ReadonlySet<string> {
  if (!option.variant) return new Set()
  const soldOut = option.values.filter(({ id }) => {
    const chosen = { ...getSelectedOptions(state), [option.id]: id }
    const variant = findVariant(
      getVariants(state.product),
      getVariantValueIds(getOptions(state.product), chosen),
    )
    return variant !== undefined && getStockStatus(getStockItem(state.product, variant)) === 'out-of-stock'
  })
  return new Set(soldOut.map(({ id }) => id))
}

function ToggleField({ option, state, selection, isMissing }: OptionFieldProps) {
  const { t, formatPrice } = useShop()
  const price = option.values[0]?.price ?? 0
  const label =
    price > 0
      ? t('products.options.value_price', { name: option.name, price: formatPrice(price) })
      : option.name
  return (
    <Checkbox
      label={label}
      description={option.description}
      name={ADD_FORM.option(option.id)}
      checked={getSelectedOptions(state)[option.id] === true}
      onCheckedChange={() => selection.toggleOption(option.id)}
      required={option.required}
      error={isMissing ? t('products.options.missing', { name: option.name }) : undefined}
    />
  )
}

/** Longest texts, in characters: what fits on a card or a label. Our endpoint takes longer ones. */
const SHORT_TEXT_MAX = 100
const LONG_TEXT_MAX = 500

function TextOptionField({ option, state, selection, isMissing }: OptionFieldProps) {
  const { t } = useShop()
  const isLong = option.inputType === 'long_text'
  const maxLength = isLong ? LONG_TEXT_MAX : SHORT_TEXT_MAX
  const value = state.textValues[option.id] ?? ''
  const counter = t('products.options.characters_left', { count: maxLength - value.length })
  const field = {
    label: option.name,
    description: option.description,
    name: ADD_FORM.option(option.id),
    placeholder: option.placeholder,
    maxLength,
    value,
    onValueChange: (text: string) => selection.setTextOption(option.id, text),
    required: option.required,
    optionalLabel: option.required ? undefined : `(${t('products.options.optional').toLowerCase()})`,
    error: isMissing ? t('products.options.missing_text', { name: option.name }) : undefined,
  }
  if (isLong) return <Textarea {...field} rows={3} counter={counter} />
  return (
    <Stack gap="8">
      <TextField {...field} />
      {value !== '' && <Text size="sm">{counter}</Text>}
    </Stack>
  )
}
