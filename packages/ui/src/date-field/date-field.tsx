'use client'

import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

type Own = 'type' | 'variant' | 'start' | 'end' | 'placeholder' | 'value' | 'defaultValue' | 'min' | 'max'

export interface DateFieldProps extends Omit<TextFieldProps, Own> {
  /** A day as `2026-11-30`; empty for none. */
  readonly value?: string
  readonly defaultValue?: string
  /** The first day that can be chosen. Default: any. */
  readonly min?: string | undefined
  /** The last day that can be chosen. Default: any. */
  readonly max?: string | undefined
}

/**
 * One day, by the browser's own control: its calendar, its keys and the order of day and month that its user is used to.
 * `onValueChange` gets a day as `2026-11-30`, and an empty text while it is incomplete. A typed day may lie outside of `min`
 * and `max`: check it when the form is sent.
 */
export function DateField(props: DateFieldProps) {
  return <TextField data-part="date-field" {...props} type="date" />
}
