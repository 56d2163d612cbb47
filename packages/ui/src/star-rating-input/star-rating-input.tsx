import { FieldError, useFieldIds } from '../parts/field.tsx'
import { frame, legend as legendStyle } from '../parts/radio.css.ts'
import { type RadioChoice, toRadioProps } from '../parts/radio-choice.ts'
import { STAR_PATH, STARS } from '../stars/star-shape.ts'
import { type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './star-rating-input.css.ts'

export interface StarRatingInputProps
  extends RootProps,
    Omit<RadioChoice, 'value' | 'defaultValue' | 'onValueChange'> {
  readonly label: string
  /** Names of one to five stars: `1 star`, `2 stars`… */
  readonly starLabels: readonly [string, string, string, string, string]
  /** 1…5; 0 for none yet. */
  readonly value?: number
  readonly defaultValue?: number
  readonly onValueChange?: (value: number) => void
  readonly error?: string
  readonly required?: boolean
}

/** A rating of one to five stars, as a group of radio buttons. */
export function StarRatingInput(props: StarRatingInputProps) {
  const { label, starLabels, name, value, defaultValue, onValueChange, error, required } = props
  const ids = useFieldIds()
  const choice: RadioChoice = {
    name,
    value: value === undefined ? undefined : String(value),
    defaultValue: defaultValue === undefined ? undefined : String(defaultValue),
    onValueChange: onValueChange && ((next) => onValueChange(Number(next))),
  }
  return (
    <fieldset
      {...toRoot('star-rating-input', props, frame, { invalid: error })}
      aria-describedby={error ? ids.error : undefined}
    >
      <legend className={legendStyle} data-part="label">
        {label}
      </legend>
      <div className={styles.stars} data-part="stars">
        {STARS.map((star) => (
          <label key={star} className={styles.star} data-part="star">
            <input
              {...toRadioProps(choice, String(star))}
              className={styles.input}
              aria-label={starLabels[star - 1]}
              aria-invalid={error ? true : undefined}
              required={required}
            />
            <svg className={styles.shape} viewBox="0 0 24 24" aria-hidden="true">
              <path d={STAR_PATH} />
            </svg>
          </label>
        ))}
      </div>
      <FieldError id={ids.error} error={error} />
    </fieldset>
  )
}
