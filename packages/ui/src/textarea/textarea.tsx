'use client'

import type { Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from '../parts/class-names.ts'
import * as fieldStyles from '../parts/field.css.ts'
import { FieldFrame, type FieldProps, toFieldAria, useFieldIds } from '../parts/field.tsx'
import { useTextInput } from '../parts/use-input.ts'
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
  const ids = useFieldIds(id)
  const messages = { label, labelDisplay, description, error, required, optionalLabel }
  const { box, change } = useTextInput({ value: rest.value, onChange, onValueChange })
  return (
    <FieldFrame ids={ids} {...messages}>
      <span ref={box} className={classNames(fieldStyles.control, fieldStyles.variant.outlined, styles.box)}>
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
