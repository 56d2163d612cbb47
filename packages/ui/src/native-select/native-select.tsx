'use client'

import { Icon } from '../icon/icon.tsx'
import { chevronDownIcon } from '../icons/icons.ts'
import { useEarlyChoice } from '../early-choice/early-choice.ts'
import { classNames } from '../parts/root.ts'
import * as fieldStyles from '../parts/field.css.ts'
import { FieldFrame, type FieldProps, toFieldAria, useFieldIds } from '../parts/field.tsx'
import * as styles from './native-select.css.ts'

export interface NativeSelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

export interface NativeSelectProps extends FieldProps {
  readonly options: readonly NativeSelectOption[]
  readonly value: string
  readonly onValueChange: (value: string) => void
  /** Key in a form. */
  readonly name?: string
  /** Default: a generated id. */
  readonly id?: string
  readonly autoComplete?: string
  readonly disabled?: boolean
}

/** A choice of one option by the browser's own control, for pages where the code of `Select` would be too large. */
export function NativeSelect(props: NativeSelectProps) {
  const { options, value, onValueChange, name, id, autoComplete, disabled, ...field } = props
  const ids = useFieldIds(id)
  const early = useEarlyChoice<HTMLSelectElement>((element) => {
    if (element.value !== getShownValue(options, value)) onValueChange(element.value)
  })
  return (
    <FieldFrame {...field} part="native-select" ids={ids} disabled={disabled}>
      <div
        className={classNames(fieldStyles.control, fieldStyles.variant.outlined, styles.box)}
        data-part="control"
      >
        <select
          {...toFieldAria(ids, field)}
          ref={early}
          id={ids.control}
          name={name}
          autoComplete={autoComplete}
          disabled={disabled}
          className={classNames(fieldStyles.input, styles.select)}
          data-part="input"
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        >
          {options.map((option) => (
            <option
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              className={styles.option}
            >
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron} data-part="chevron">
          <Icon icon={chevronDownIcon} size={16} />
        </span>
      </div>
    </FieldFrame>
  )
}

/** A value that is not among the options selects the first enabled option. */
function getShownValue(options: readonly NativeSelectOption[], value: string): string | undefined {
  const shown = options.find((option) => option.value === value) ?? options.find(({ disabled }) => !disabled)
  return shown?.value
}
