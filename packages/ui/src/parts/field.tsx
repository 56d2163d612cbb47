import { type ReactElement, type ReactNode, useId } from 'react'
import { classNames, type RootProps, toRoot } from './root.ts'
import { Icon } from '../icon/icon.tsx'
import { alertIcon } from '../icons/icons.ts'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './field.css.ts'

/** Props of every form field. */
export interface FieldProps extends RootProps {
  readonly label: string
  /** `hidden` keeps the label for screen readers. @default 'shown' */
  readonly labelDisplay?: 'shown' | 'hidden'
  /** Help below the label, which stays visible while the reader types. */
  readonly description?: string
  /** The error and how to correct it; marks the field as invalid. */
  readonly error?: string
  readonly required?: boolean
  /** Shown after the label of an optional field: `(optional)`. */
  readonly optionalLabel?: string
}

/** Ids that connect a control with its label, help and error. */
interface FieldIds {
  readonly control: string
  readonly description: string
  readonly error: string
}

/** `id` is the control's own; without it one is generated. */
export function useFieldIds(id?: string): FieldIds {
  const ownId = useId()
  const control = id ?? ownId
  return { control, description: `${control}-description`, error: `${control}-error` }
}

/** The aria attributes of a control: they refer to its help and error when these exist. */
export function toFieldAria(ids: FieldIds, { description, error, required }: Partial<FieldProps>) {
  const describedBy = classNames(description && ids.description, error && ids.error)
  return {
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
}

interface LabelProps {
  readonly className: string
  readonly 'data-part': 'label'
  readonly children: ReactNode
}

interface FieldFrameProps extends FieldProps {
  /** Name of the component. */
  readonly part: string
  readonly disabled?: boolean | undefined
  readonly ids: FieldIds
  readonly children: ReactNode
  /** Renders the label of a custom control. Default: a `label` element. */
  readonly renderLabel?: (label: LabelProps) => ReactElement
}

/** Label, help, control and error of one field, in that order. */
export function FieldFrame(props: FieldFrameProps) {
  const { ids, label, labelDisplay = 'shown', optionalLabel, description, error, children, disabled } = props
  const { renderLabel = (own) => <label {...own} htmlFor={ids.control} /> } = props
  return (
    <div {...toRoot(props.part, props, styles.field, { disabled, invalid: error })}>
      {renderLabel({
        className: labelDisplay === 'hidden' ? hidden : styles.label,
        'data-part': 'label',
        children: (
          <>
            {label}{' '}
            {optionalLabel && (
              <span className={styles.required} data-part="optional">
                {optionalLabel}
              </span>
            )}
          </>
        ),
      })}
      {description && (
        <p className={styles.description} data-part="description" id={ids.description}>
          {description}
        </p>
      )}
      {children}
      <FieldError id={ids.error} error={error} />
    </div>
  )
}

/** The live region always exists, so that a new error is read out. */
export function FieldError({ id, error }: { readonly id: string; readonly error?: string }) {
  return (
    <div aria-live="polite">
      {error && (
        <p className={styles.error} data-part="error" id={id}>
          <Icon icon={alertIcon} size={18} />
          {error}
        </p>
      )}
    </div>
  )
}
