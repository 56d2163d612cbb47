import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { alertIcon } from '../icons/icons.ts'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './field.css.ts'

/** What every field of a form takes. */
export interface FieldProps {
  readonly label: string
  /** `hidden` keeps the label for screen readers. Default `shown`. */
  readonly labelDisplay?: 'shown' | 'hidden'
  /** Help under the label that stays while the reader types. */
  readonly description?: string
  /** What is wrong and what to do; marks the field as invalid. */
  readonly error?: string
  readonly required?: boolean
  /** Shown after the label of a field that may stay empty: `(optional)`. */
  readonly optionalLabel?: string
}

/** Ids that tie a control to its words. */
export interface FieldIds {
  readonly control: string
  readonly description: string
  readonly error: string
}

export const toFieldIds = (id: string): FieldIds => ({
  control: id,
  description: `${id}-description`,
  error: `${id}-error`,
})

/** The aria attributes of a control for the words that are there. */
export function toFieldAria(ids: FieldIds, { description, error, required }: Partial<FieldProps>) {
  const describedBy = classNames(description && ids.description, error && ids.error)
  return {
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
}

export interface FieldFrameProps extends FieldProps {
  readonly ids: FieldIds
  readonly children: ReactNode
}

/** Label, help, control and error of one field, in that order. */
export function FieldFrame(props: FieldFrameProps) {
  const { ids, label, labelDisplay = 'shown', optionalLabel, description, error, children } = props
  return (
    <div className={styles.field}>
      <label className={labelDisplay === 'hidden' ? hidden : styles.label} htmlFor={ids.control}>
        {label} {optionalLabel && <span className={styles.required}>{optionalLabel}</span>}
      </label>
      {description && (
        <p className={styles.description} id={ids.description}>
          {description}
        </p>
      )}
      {children}
      <FieldError id={ids.error} error={error} />
    </div>
  )
}

export interface FieldErrorProps {
  readonly id: string
  readonly error?: string
}

/** The region is always there, so that an error that arrives is read out. */
export function FieldError({ id, error }: FieldErrorProps) {
  return (
    <div aria-live="polite">
      {error && (
        <p className={styles.error} id={id}>
          <Icon icon={alertIcon} size={18} />
          {error}
        </p>
      )}
    </div>
  )
}
