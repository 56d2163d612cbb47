'use client'

import type { InputHTMLAttributes, Ref } from 'react'
import { description as descriptionStyle } from '../parts/field.css.ts'
import { toFieldAria, useFieldIds } from '../parts/field.tsx'
import { textBlock } from '../parts/radio.css.ts'
import { useCheckedInput } from '../parts/use-input.ts'
import { type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './switch.css.ts'

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof RootProps | 'children' | 'type' | 'role' | 'size'
>

export interface SwitchProps extends NativeProps, RootProps {
  readonly label: string
  readonly description?: string
  readonly onCheckedChange?: (checked: boolean) => void
  readonly ref?: Ref<HTMLInputElement>
}

/** With a native checkbox, screen readers know whether it is on. */
const SWITCH = { type: 'checkbox', role: 'switch' } as const

/** A setting that is on or off and takes effect immediately. */
export function Switch({ label, description, onCheckedChange, onChange, id, ...others }: SwitchProps) {
  const { className, style, 'data-part': part = 'switch', ...rest } = others
  const ids = useFieldIds(id)
  const { row, change } = useCheckedInput({ checked: rest.checked, onChange, onCheckedChange })
  const states = { checked: rest.checked, disabled: rest.disabled }
  return (
    <label {...toRoot(part, { className, style }, styles.row, states)} ref={row}>
      <span className={textBlock} data-part="text">
        <span>{label}</span>
        {description && (
          <span className={descriptionStyle} data-part="description" id={ids.description}>
            {description}
          </span>
        )}
      </span>
      <input
        {...rest}
        {...toFieldAria(ids, { description })}
        className={styles.track}
        data-part="control"
        id={id}
        {...SWITCH}
        onChange={change}
      />
    </label>
  )
}
