'use client'

import type { Ref, TextareaHTMLAttributes } from 'react'
import { classNames, type RootProps } from '../parts/root.ts'
import * as fieldStyles from '../parts/field.css.ts'
import { FieldFrame, type FieldProps, toFieldAria, useFieldIds } from '../parts/field.tsx'
import { useTextInput } from '../parts/use-input.ts'
import * as styles from './textarea.css.ts'

type NativeProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  keyof RootProps | 'children' | 'required'
>

export interface TextareaProps extends FieldProps, NativeProps {
  /** Every change, as text. */
  readonly onValueChange?: (value: string) => void
  /** Shown under the field, such as how many characters are left. */
  readonly counter?: string
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. */
export function Textarea(props: TextareaProps) {
  const { label, labelDisplay, description, error, required, optionalLabel, ...others } = props
  const { onValueChange, onChange, counter, id, ...more } = others
  const { className, style, 'data-part': part = 'textarea', ...rest } = more
  const ids = useFieldIds(id)
  const messages = { label, labelDisplay, description, error, required, optionalLabel, className, style }
  const { box, change } = useTextInput({ value: rest.value, onChange, onValueChange })
  return (
    <FieldFrame {...messages} part={part} ids={ids} disabled={rest.disabled}>
      <span
        ref={box}
        className={classNames(fieldStyles.control, fieldStyles.variant.outlined, styles.box)}
        data-part="control"
      >
        <textarea
          {...rest}
          {...toFieldAria(ids, messages)}
          className={classNames(fieldStyles.input, styles.textarea)}
          data-part="input"
          id={ids.control}
          onChange={change}
        />
      </span>
      {counter && (
        <p className={fieldStyles.description} data-part="counter">
          {counter}
        </p>
      )}
    </FieldFrame>
  )
}
