import type { ChangeEventHandler } from 'react'
import { useEarlyChoice } from '../early-choice/early-choice.ts'

interface TextInput<E> {
  readonly value?: unknown
  readonly onChange?: ChangeEventHandler<E>
  readonly onValueChange?: (value: string) => void
}

/** The change handler of a text control, and the ref of the box around it. */
export function useTextInput<E extends HTMLInputElement | HTMLTextAreaElement>(props: TextInput<E>) {
  const { value, onChange, onValueChange } = props
  const box = useEarlyChoice<HTMLSpanElement>((element) => {
    const typed = element.querySelector<E>('input, textarea')?.value
    if (value !== undefined && typed !== undefined && typed !== value) onValueChange?.(typed)
  })
  const change: typeof onChange = onValueChange
    ? (event) => {
        onChange?.(event)
        onValueChange(event.currentTarget.value)
      }
    : onChange
  return { box, change }
}

interface CheckedInput {
  readonly checked?: boolean
  readonly onChange?: ChangeEventHandler<HTMLInputElement>
  readonly onCheckedChange?: (checked: boolean) => void
}

/** The change handler of a checkbox, and the ref of the label around it. */
export function useCheckedInput({ checked, onChange, onCheckedChange }: CheckedInput) {
  const row = useEarlyChoice<HTMLLabelElement>((element) => {
    const isOn = element.querySelector('input')?.checked
    if (checked !== undefined && isOn !== undefined && isOn !== checked) onCheckedChange?.(isOn)
  })
  const change: typeof onChange = onCheckedChange
    ? (event) => {
        onChange?.(event)
        onCheckedChange(event.currentTarget.checked)
      }
    : onChange
  return { row, change }
}
