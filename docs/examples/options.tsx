import { useProductSelection } from '@sorrel/commerce/react'
import { getShownPrice } from '@sorrel/domain/money'
import { getSelectionPrice } from '@sorrel/domain/product-selection'
import { formatMoney } from '@sorrel/i18n/format'
import { Checkbox } from '@sorrel/ui/checkbox'
import { OptionPicker } from '@sorrel/ui/option-picker'
import { Price } from '@sorrel/ui/price'
import { Stack } from '@sorrel/ui/stack'
import { wash } from './store.ts'

export function Options() {
  const { selection, state } = useProductSelection(wash)
  const { now } = getShownPrice(getSelectionPrice(state))
  const [size, wrap] = wash.options
  if (size === undefined || wrap === undefined) return null
  return (
    <Stack>
      <OptionPicker
        label={size.name}
        name="size"
        value={String(state.optionValues[size.id] ?? '')}
        onValueChange={(value) => selection.setOptionValue(size.id, value)}
        options={size.values.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Checkbox
        label={wrap.name}
        checked={state.optionValues[wrap.id] === true}
        onCheckedChange={() => selection.toggleOption(wrap.id)}
      />
      <Price now={formatMoney({ ...now, locale: 'en' })} size="lg" />
    </Stack>
  )
}
