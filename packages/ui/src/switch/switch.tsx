'use client'

import { type InputHTMLAttributes, type Ref, useId } from 'react'
import { toFieldAria, toFieldIds } from '../parts/field.tsx'
import { useEarlyChoice } from '../early-choice/early-choice.ts'
import { description as descriptionStyle, textBlock } from '../parts/radio.css.ts'
import * as styles from './switch.css.ts'

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'children' | 'type' | 'role' | 'size'
>

export interface SwitchProps extends NativeProps {
  readonly label: string
  readonly description?: string
  readonly onCheckedChange?: (checked: boolean) => void
  readonly ref?: Ref<HTMLInputElement>
}

/** A native checkbox tells screen readers whether it is on. */
const SWITCH = { type: 'checkbox', role: 'switch' } as const

/** A setting that is on or off and takes effect at once. */
export function Switch({ label, description, onCheckedChange, onChange, id, ...rest }: SwitchProps) {
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
    <label ref={early} className={styles.row} htmlFor={ids.control}>
      <span className={textBlock}>
        <span>{label}</span>
        {description && (
          <span className={descriptionStyle} id={ids.description}>
            {description}
          </span>
        )}
      </span>
      <input
        {...rest}
        {...toFieldAria(ids, { description })}
        className={styles.track}
        id={ids.control}
        {...SWITCH}
        onChange={change}
      />
    </label>
  )
}
