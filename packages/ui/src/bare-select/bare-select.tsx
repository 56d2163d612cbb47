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
  /** Also receives the control, so that a choice can submit its form. */
  readonly onValueChange: (value: string, control: HTMLSelectElement) => void
  /** Accessible name. Omit it if a surrounding `label` element names the control. */
  readonly 'aria-label'?: string
}

/** The browser's own list without a frame: a switch in a header or a bar, where a choice takes effect immediately. */
export function BareSelect({ options, onValueChange, ...select }: BareSelectProps) {
  const early = useEarlyChoice<HTMLSelectElement>((control) => {
    if (control.value !== (select.value ?? select.defaultValue)) onValueChange(control.value, control)
  })
  return (
    <select
      {...select}
      {...toRoot('bare-select', select, styles.select)}
      ref={early}
      // On "back", a browser would restore an earlier choice, which takes effect immediately.
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
