'use client'

import { getSelectedOptions, type ProductSelectionState } from '@sorrel/domain/product-selection'
import { Checkbox } from '@sorrel/ui/checkbox'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { TextField } from '@sorrel/ui/text-field'
import { Textarea } from '@sorrel/ui/textarea'
import { useShop } from '#shop/shop-context.tsx'
import { ADD_FORM } from '@sorrel/domain/add-form'
import type { ProductSelection } from '@sorrel/commerce/product-selection'
import type { ProductOption } from '@sorrel/domain/product'

/**
 * An option without a list: a text of the shopper's own, or an addition. Loads after the page's other code. See
 * docs/specification.md#options.
 */
export function ExtraField(props: OptionFieldProps) {
  return props.option.inputType === 'toggle' ? <ToggleField {...props} /> : <TextOptionField {...props} />
}

function ToggleField({ option, state, selection, isMissing }: OptionFieldProps) {
  const { t, formatPrice } = useShop()
  const amount = option.values[0]?.price ?? 0
  const { currency } = state.product
  const label =
    amount > 0
      ? t('products.options.value_price', { name: option.name, price: formatPrice({ amount, currency }) })
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

/** Longest texts, in characters, that fit on a card or a label. Our endpoint takes longer ones. */
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

export interface OptionFieldProps {
  readonly option: ProductOption
  readonly state: ProductSelectionState
  readonly selection: ProductSelection
  /** The option is required, has no value, and the shopper has tried to add. */
  readonly isMissing: boolean
  /** Sold-out values can be chosen: the page has a form for those who wait. Default: they cannot. */
  readonly takesWaits?: boolean | undefined
  /** Called once the field can take the focus, because its code may load later than the rest. */
  readonly onDrawn?: (() => void) | undefined
}
