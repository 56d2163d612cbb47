'use client'

import * as radioStyles from '../parts/radio.css.ts'
import { FieldError, toFieldAria, useFieldIds } from '../parts/field.tsx'
import { type RadioChoice, toRadioProps, useEarlyRadio } from '../parts/radio-choice.ts'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import { Swatch } from '../swatch/swatch.tsx'
import { type RootProps, toRoot, toState } from '../parts/root.ts'
import * as styles from './option-picker.css.ts'

export interface PickerOption {
  readonly value: string
  readonly label: string
  /** Shown struck through and not selectable: sold out. */
  readonly disabled?: boolean
  /** Shown struck through, but selectable: sold out, and the page offers something for it, such as to wait. */
  readonly soldOut?: boolean
  /** Why it is struck through, for screen readers. */
  readonly disabledLabel?: string
  /** Address of a small picture of the material or colour. */
  readonly swatch?: string
  /** Any CSS colour, for a sample without a picture. */
  readonly color?: string | undefined
}

export interface OptionPickerProps extends RadioChoice, RootProps {
  readonly label: string
  /** The chosen value as text, at the end of the label’s line. */
  readonly chosenLabel?: string
  readonly options: readonly PickerOption[]
  readonly required?: boolean
  /** The error and how to correct it. */
  readonly error?: string
}

/** A choice of one short text, shown as chips: scent, size, colour. */
export function OptionPicker(props: OptionPickerProps) {
  const { label, chosenLabel, options, required, error } = props
  const ids = useFieldIds()
  const { 'aria-describedby': describedBy } = toFieldAria(ids, { error })
  const early = useEarlyRadio(props)
  return (
    <fieldset
      {...toRoot('option-picker', props, radioStyles.frame, { invalid: error })}
      ref={early}
      aria-describedby={describedBy}
    >
      <legend className={radioStyles.legend} data-part="label">
        {label}
        {chosenLabel && (
          <span className={radioStyles.chosen} data-part="chosen">
            {chosenLabel}
          </span>
        )}
      </legend>
      <div className={styles.options} data-part="options">
        {options.map((option) => (
          <label
            key={option.value}
            className={styles.option}
            data-part="option"
            {...toState({
              checked: option.value === props.value,
              disabled: option.disabled,
              'sold-out': option.soldOut,
            })}
          >
            <input
              {...toRadioProps(props, option.value)}
              className={styles.input}
              disabled={option.disabled}
              required={required}
              aria-invalid={error ? true : undefined}
            />
            {(option.swatch || option.color) && (
              <span className={styles.swatch}>
                <Swatch {...(option.swatch ? { src: option.swatch } : { color: option.color ?? '' })} />
              </span>
            )}
            {option.label}
            {(option.disabled || option.soldOut) && option.disabledLabel && (
              <span className={hidden}>{option.disabledLabel}</span>
            )}
          </label>
        ))}
      </div>
      <FieldError id={ids.error} error={error} />
    </fieldset>
  )
}
