'use client'

import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames, type RootProps } from '../parts/root.ts'
import * as fieldStyles from '../parts/field.css.ts'
import { FieldFrame, type FieldProps, toFieldAria, useFieldIds } from '../parts/field.tsx'
import { useTextInput } from '../parts/use-input.ts'

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof RootProps | 'children' | 'size' | 'type' | 'required'
>

export interface TextFieldProps extends FieldProps, NativeProps {
  /** @default 'text' */
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'number' | 'date'
  /** `pill` for search, `underlined` for a single field on a coloured surface. @default 'outlined' */
  readonly variant?: keyof typeof fieldStyles.variant
  /** Every change, as text. */
  readonly onValueChange?: (value: string) => void
  /** Before the text: an icon. */
  readonly start?: ReactNode
  /** After the text: a unit, a button. */
  readonly end?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** One line of text with its label, help and error. Uncontrolled in a plain form, or controlled by `value`. */
export function TextField(props: TextFieldProps) {
  const { label, labelDisplay, description, error, required, optionalLabel, ...others } = props
  const { type = 'text', variant = 'outlined', onValueChange, start, end, id, onChange, ...more } = others
  const { className, style, 'data-part': part = 'text-field', ...rest } = more
  const ids = useFieldIds(id)
  const messages = { label, labelDisplay, description, error, required, optionalLabel, className, style }
  const { box, change } = useTextInput({ value: rest.value, onChange, onValueChange })
  return (
    <FieldFrame {...messages} part={part} ids={ids} disabled={rest.disabled}>
      <span
        ref={box}
        className={classNames(fieldStyles.control, fieldStyles.variant[variant])}
        data-part="control"
      >
        {start && (
          <span className={fieldStyles.slot} data-part="start">
            {start}
          </span>
        )}
        <input
          {...rest}
          {...toFieldAria(ids, messages)}
          className={fieldStyles.input}
          data-part="input"
          id={ids.control}
          type={type}
          onChange={change}
        />
        {end && (
          <span className={fieldStyles.slot} data-part="end">
            {end}
          </span>
        )}
      </span>
    </FieldFrame>
  )
}
