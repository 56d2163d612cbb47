'use client'

import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { description as descriptionStyle } from '../parts/field.css.ts'
import { FieldError, toFieldAria, useFieldIds } from '../parts/field.tsx'
import { row as rowStyle } from '../parts/radio.css.ts'
import { useCheckedInput } from '../parts/use-input.ts'
import * as styles from './checkbox.css.ts'

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'children' | 'type' | 'size' | 'required'
>

export interface CheckboxProps extends NativeProps {
  /** May hold a link. */
  readonly label: ReactNode
  readonly description?: string
  readonly error?: string
  readonly required?: boolean
  readonly onCheckedChange?: (checked: boolean) => void
  readonly ref?: Ref<HTMLInputElement>
}

/** A single choice: on or off. */
export function Checkbox(props: CheckboxProps) {
  const { label, description, error, required, onCheckedChange, onChange, id, ...rest } = props
  const ids = useFieldIds(id)
  const { row, change } = useCheckedInput({ checked: rest.checked, onChange, onCheckedChange })
  return (
    <div className={styles.root}>
      <label ref={row} className={rowStyle} htmlFor={ids.control}>
        <input
          {...rest}
          {...toFieldAria(ids, { description, error, required })}
          className={styles.box}
          id={ids.control}
          type="checkbox"
          onChange={change}
        />
        <span className={styles.textBlock}>
          <span>{label}</span>
          {description && (
            <span className={descriptionStyle} id={ids.description}>
              {description}
            </span>
          )}
        </span>
      </label>
      <FieldError id={ids.error} error={error} />
    </div>
  )
}
