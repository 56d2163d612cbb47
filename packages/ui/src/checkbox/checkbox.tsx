'use client'

import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { description as descriptionStyle } from '../parts/field.css.ts'
import { FieldError, toFieldAria, useFieldIds } from '../parts/field.tsx'
import { row as rowStyle } from '../parts/radio.css.ts'
import { useCheckedInput } from '../parts/use-input.ts'
import { type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './checkbox.css.ts'

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof RootProps | 'children' | 'type' | 'size' | 'required'
>

export interface CheckboxProps extends NativeProps, RootProps {
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
  const { label, description, error, required, onCheckedChange, onChange, id, ...others } = props
  const { className, style, 'data-part': part = 'checkbox', ...rest } = others
  const ids = useFieldIds(id)
  const { row, change } = useCheckedInput({ checked: rest.checked, onChange, onCheckedChange })
  const states = { checked: rest.checked, disabled: rest.disabled, invalid: error }
  return (
    <div {...toRoot(part, { className, style }, styles.root, states)}>
      <label ref={row} className={rowStyle} data-part="label">
        <input
          {...rest}
          {...toFieldAria(ids, { description, error, required })}
          className={styles.box}
          data-part="control"
          id={id}
          type="checkbox"
          onChange={change}
        />
        <span className={styles.textBlock} data-part="text">
          <span>{label}</span>
          {description && (
            <span className={descriptionStyle} data-part="description" id={ids.description}>
              {description}
            </span>
          )}
        </span>
      </label>
      <FieldError id={ids.error} error={error} />
    </div>
  )
}
