import type { ChangeEvent, RefObject } from 'react'
import { useEarlyChoice } from '../early-choice/early-choice.ts'

/** State of a group of radio buttons: controlled with `value`, otherwise its own, beginning with `defaultValue`. */
export interface RadioChoice {
  /** Name of the group's inputs, and the key in a form. */
  readonly name: string
  readonly value?: string
  readonly defaultValue?: string
  readonly onValueChange?: (value: string) => void
}

/** Attributes of the input for `option`. */
export function toRadioProps({ name, value, defaultValue, onValueChange }: RadioChoice, option: string) {
  const held =
    value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value }
  const change =
    onValueChange && ((event: ChangeEvent<HTMLInputElement>) => onValueChange(event.currentTarget.value))
  const isFixed = value !== undefined && !onValueChange
  return {
    type: 'radio',
    name,
    value: option,
    ...held,
    onChange: change,
    readOnly: isFixed || undefined,
  } as const
}

/** Attributes of the element around the inputs. */
export function useEarlyRadio({
  name,
  value,
  onValueChange,
}: RadioChoice): RefObject<HTMLFieldSetElement | null> {
  return useEarlyChoice<HTMLFieldSetElement>((group) => {
    const inputs = [...group.querySelectorAll('input')]
    const chosen = inputs.find((input) => input.name === name && input.checked)?.value
    if (value !== undefined && chosen !== undefined && chosen !== value) onValueChange?.(chosen)
  })
}
