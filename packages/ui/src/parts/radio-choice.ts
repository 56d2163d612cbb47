import type { ChangeEvent } from 'react'

/** How a group of radio buttons holds its choice: with `value` from outside, else by itself from `defaultValue`. */
export interface RadioChoice {
  /** Shared by the group's inputs, and the key in a form. */
  readonly name: string
  readonly value?: string
  readonly defaultValue?: string
  readonly onValueChange?: (value: string) => void
}

/** Attributes of the input that stands for `option`. */
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
