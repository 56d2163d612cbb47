import type { ChangeEvent, RefObject } from 'react'
import { useEarlyChoice } from '../early-choice/early-choice.ts'

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

/** For the element around the group's inputs. */
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
