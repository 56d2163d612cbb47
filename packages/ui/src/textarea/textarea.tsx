'use client'

import { type Ref, type TextareaHTMLAttributes, useId } from 'react'
import { useEarlyChoice } from '../early-choice/early-choice.ts'
import { classNames } from '../parts/class-names.ts'
import * as fieldStyles from '../parts/field.css.ts'
import { FieldFrame, type FieldProps, toFieldAria, toFieldIds } from '../parts/field.tsx'
import * as styles from './textarea.css.ts'

type NativeProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'className' | 'style' | 'children' | 'required'
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
  const { onValueChange, onChange, counter, id, ...rest } = others
  const ownId = useId()
  const ids = toFieldIds(id ?? ownId)
  const messages = { label, labelDisplay, description, error, required, optionalLabel }
  const change: NativeProps['onChange'] = onValueChange
    ? (event) => {
        onChange?.(event)
        onValueChange(event.currentTarget.value)
      }
    : onChange
  const early = useEarlyChoice<HTMLSpanElement>((box) => {
    const typed = box.querySelector('textarea')?.value
    if (rest.value !== undefined && typed !== undefined && typed !== rest.value) onValueChange?.(typed)
  })
  return (
    <FieldFrame ids={ids} {...messages}>
      <span ref={early} className={classNames(fieldStyles.control, fieldStyles.variant.outlined, styles.box)}>
        <textarea
          {...rest}
          {...toFieldAria(ids, messages)}
          className={classNames(fieldStyles.input, styles.textarea)}
          id={ids.control}
          onChange={change}
        />
      </span>
      {counter && <p className={fieldStyles.description}>{counter}</p>}
    </FieldFrame>
  )
}
