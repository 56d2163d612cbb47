'use client'

import { description as descriptionStyle } from '../parts/field.css.ts'
import { FieldError, toFieldAria, useFieldIds } from '../parts/field.tsx'
import * as styles from '../parts/radio.css.ts'
import { type RadioChoice, toRadioProps, useEarlyRadio } from '../parts/radio-choice.ts'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import { type RootProps, toRoot, toState } from '../parts/root.ts'

export interface RadioOption {
  readonly value: string
  readonly label: string
  readonly description?: string
  readonly disabled?: boolean
}

export interface RadioGroupProps extends RadioChoice, RootProps {
  readonly label: string
  /** `hidden` keeps the label for screen readers. @default 'shown' */
  readonly labelDisplay?: 'shown' | 'hidden'
  readonly options: readonly RadioOption[]
  readonly error?: string
  readonly required?: boolean
}

/** A choice of one option, with all options visible. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, labelDisplay = 'shown', options, error, required } = props
  const ids = useFieldIds()
  const { 'aria-describedby': describedBy } = toFieldAria(ids, { error })
  const early = useEarlyRadio(props)
  return (
    <fieldset
      {...toRoot('radio-group', props, styles.group, { invalid: error })}
      ref={early}
      aria-describedby={describedBy}
    >
      <legend className={labelDisplay === 'hidden' ? hidden : styles.legend} data-part="label">
        {label}
      </legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={styles.row}
          data-part="option"
          {...toState({ checked: option.value === props.value, disabled: option.disabled })}
        >
          <input
            {...toRadioProps(props, option.value)}
            className={styles.dot}
            data-part="control"
            disabled={option.disabled}
            aria-invalid={error ? true : undefined}
            required={required}
          />
          <span className={styles.textBlock}>
            <span>{option.label}</span>
            {option.description && (
              <span className={descriptionStyle} data-part="description">
                {option.description}
              </span>
            )}
          </span>
        </label>
      ))}
      <FieldError id={ids.error} error={error} />
    </fieldset>
  )
}
