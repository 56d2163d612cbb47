'use client'

import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { FieldError, toFieldAria, toFieldIds } from '../parts/field.tsx'
import { useEarlyChoice } from '../early-choice/early-choice.ts'
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
  const ownId = useId()
  const ids = toFieldIds(id ?? ownId)
  const change: NativeProps['onChange'] = onCheckedChange
    ? (event) => {
        onChange?.(event)
        onCheckedChange(event.currentTarget.checked)
      }
    : onChange
  const early = useEarlyChoice<HTMLLabelElement>((row) => {
    const isOn = row.querySelector('input')?.checked
    if (rest.checked !== undefined && isOn !== undefined && isOn !== rest.checked) onCheckedChange?.(isOn)
  })
  return (
    <div className={styles.root}>
      <label ref={early} className={styles.row} htmlFor={ids.control}>
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
            <span className={styles.description} id={ids.description}>
              {description}
            </span>
          )}
        </span>
      </label>
      <FieldError id={ids.error} error={error} />
    </div>
  )
}
