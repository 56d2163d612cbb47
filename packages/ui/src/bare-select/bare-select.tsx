'use client'

import type { SelectHTMLAttributes } from 'react'
import { useEarlyChoice } from '../early-choice/early-choice.ts'
import { type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './bare-select.css.ts'

export interface BareSelectOption {
  readonly value: string
  readonly label: string
  /** Language of the label, where it differs from the page's. */
  readonly lang?: string
}

export interface BareSelectProps
  extends RootProps,
    Pick<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'id'> {
  readonly options: readonly BareSelectOption[]
  readonly value?: string
  readonly defaultValue?: string
  /** Gets the control as well, so that a choice can send its form. */
  readonly onValueChange: (value: string, control: HTMLSelectElement) => void
  /** Its name. Left out where a `label` element around it names it. */
  readonly 'aria-label'?: string
}

/** The browser's own list without a frame: a switch in a header or a bar, where a choice acts at once. */
export function BareSelect({ options, onValueChange, ...select }: BareSelectProps) {
  const early = useEarlyChoice<HTMLSelectElement>((control) => {
    if (control.value !== (select.value ?? select.defaultValue)) onValueChange(control.value, control)
  })
  return (
    <select
      {...select}
      {...toRoot('bare-select', select, styles.select)}
      ref={early}
      // A browser that goes back would fill in a choice, which acts at once.
      autoComplete="off"
      onChange={({ currentTarget }) => onValueChange(currentTarget.value, currentTarget)}
    >
      {options.map(({ label, ...option }) => (
        <option key={option.value} {...option}>
          {label}
        </option>
      ))}
    </select>
  )
}
