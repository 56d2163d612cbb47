'use client'

import {
  Combobox as AriakitCombobox,
  ComboboxItem,
  ComboboxLabel,
  ComboboxPopover,
  ComboboxProvider,
} from '@ariakit/react/combobox'
import { useState } from 'react'
import { classNames } from '../parts/root.ts'
import * as fieldStyles from '../parts/field.css.ts'
import { FieldFrame, type FieldProps, toFieldAria, useFieldIds } from '../parts/field.tsx'
import * as overlay from '../parts/overlay.css.ts'
import { filterOptions } from './filter-options.ts'
import * as styles from './combobox.css.ts'

export interface ComboboxOption {
  readonly value: string
  readonly description?: string
}

export interface ComboboxProps extends FieldProps {
  readonly options: readonly ComboboxOption[]
  /** The text in the field. */
  readonly value?: string
  /** @default '' */
  readonly defaultValue?: string
  /** Called with every change of the text, typed or chosen. */
  readonly onValueChange?: (value: string) => void
  readonly name?: string
  readonly placeholder?: string
  /** Shown when no option matches. */
  readonly emptyLabel: string
  /** `none` when the caller passes only matching options. @default 'contains' */
  readonly filter?: 'contains' | 'none'
}

function Suggestions({ options, emptyLabel }: Pick<ComboboxProps, 'options' | 'emptyLabel'>) {
  return (
    <ComboboxPopover
      gutter={6}
      sameWidth
      fixed
      unmountOnHide
      className={classNames(overlay.paper, overlay.popover, overlay.list)}
      data-part="combobox-list"
    >
      {options.map((option) => (
        <ComboboxItem key={option.value} value={option.value} className={overlay.option} data-part="option">
          <span className={overlay.optionTextBlock}>
            {option.value}
            {option.description && (
              <span className={overlay.optionDescription} data-part="description">
                {option.description}
              </span>
            )}
          </span>
        </ComboboxItem>
      ))}
      {options.length === 0 && (
        <p className={styles.empty} data-part="empty">
          {emptyLabel}
        </p>
      )}
    </ComboboxPopover>
  )
}

/** A text field with suggestions: a country, a town. Free text is allowed. */
export function Combobox(props: ComboboxProps) {
  const { options, value, defaultValue = '', onValueChange, name, placeholder, ...others } = props
  const { emptyLabel, filter = 'contains', ...field } = others
  const ids = useFieldIds()
  const [ownText, setOwnText] = useState(defaultValue)
  const text = value ?? ownText
  const shown = filter === 'none' ? options : filterOptions(options, text)
  const change = (next: string): void => {
    setOwnText(next)
    onValueChange?.(next)
  }
  return (
    <ComboboxProvider value={text} setValue={change} resetValueOnHide={false}>
      <FieldFrame {...field} part="combobox" ids={ids} renderLabel={(label) => <ComboboxLabel {...label} />}>
        <span className={classNames(fieldStyles.control, fieldStyles.variant.outlined)} data-part="control">
          <AriakitCombobox
            {...toFieldAria(ids, field)}
            id={ids.control}
            className={fieldStyles.input}
            data-part="input"
            name={name}
            placeholder={placeholder}
            autoComplete="list"
            autoSelect="always"
          />
        </span>
      </FieldFrame>
      <Suggestions options={shown} emptyLabel={emptyLabel} />
    </ComboboxProvider>
  )
}
