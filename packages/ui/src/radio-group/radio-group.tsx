'use client'

import { description as descriptionStyle } from '../parts/field.css.ts'
import { FieldError, toFieldAria, useFieldIds } from '../parts/field.tsx'
import * as styles from '../parts/radio.css.ts'
import { type RadioChoice, toRadioProps, useEarlyRadio } from '../parts/radio-choice.ts'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'

export interface RadioOption {
  readonly value: string
  readonly label: string
  readonly description?: string
  readonly disabled?: boolean
}

export interface RadioGroupProps extends RadioChoice {
  readonly legend: string
  /** `hidden` keeps the legend for screen readers. Default `shown`. */
  readonly legendDisplay?: 'shown' | 'hidden'
  readonly options: readonly RadioOption[]
  readonly error?: string
  readonly required?: boolean
}

/** A choice of one option, with all options visible. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, legendDisplay = 'shown', options, error, required } = props
  const ids = useFieldIds()
  const { 'aria-describedby': describedBy } = toFieldAria(ids, { error })
  const early = useEarlyRadio(props)
  return (
    <fieldset ref={early} className={styles.group} aria-describedby={describedBy}>
      <legend className={legendDisplay === 'hidden' ? hidden : styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.row}>
          <input
            {...toRadioProps(props, option.value)}
            className={styles.dot}
            disabled={option.disabled}
            aria-invalid={error ? true : undefined}
            required={required}
          />
          <span className={styles.textBlock}>
            <span>{option.label}</span>
            {option.description && <span className={descriptionStyle}>{option.description}</span>}
          </span>
        </label>
      ))}
      <FieldError id={ids.error} error={error} />
    </fieldset>
  )
}
