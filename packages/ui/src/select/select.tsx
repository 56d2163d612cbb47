'use client'

import {
  Select as AriakitSelect,
  SelectItem,
  SelectItemCheck,
  SelectLabel,
  SelectPopover,
  SelectProvider,
  SelectValue,
} from '@ariakit/react/select'
import { classNames, toState } from '../parts/root.ts'
import * as fieldStyles from '../parts/field.css.ts'
import { FieldFrame, type FieldProps, toFieldAria, useFieldIds } from '../parts/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { checkIcon, chevronDownIcon } from '../icons/icons.ts'
import * as overlay from '../parts/overlay.css.ts'
import * as styles from './select.css.ts'

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly description?: string
  readonly disabled?: boolean
}

export interface SelectProps extends FieldProps {
  readonly options: readonly SelectOption[]
  readonly value?: string
  readonly defaultValue?: string
  readonly onValueChange?: (value: string) => void
  /** Key in a form. */
  readonly name?: string
  /** Shown when nothing is chosen. */
  readonly placeholder?: string
  readonly disabled?: boolean
  /** `pill` in a filter bar or a card, `bare` in a header. @default 'outlined' */
  readonly variant?: 'outlined' | 'pill' | 'bare'
  /** Text before the chosen option inside the button: `Sort:`. */
  readonly prefix?: string
}

const TRIGGERS = {
  outlined: classNames(fieldStyles.control, fieldStyles.variant.outlined, styles.trigger),
  pill: styles.compact,
  bare: styles.bare,
} as const

function Options({ options }: Pick<SelectProps, 'options'>) {
  return options.map((option) => (
    <SelectItem
      key={option.value}
      value={option.value}
      disabled={option.disabled}
      className={overlay.option}
      data-part="option"
      {...toState({ disabled: option.disabled })}
    >
      <span className={overlay.optionTextBlock}>
        {option.label}
        {option.description && (
          <span className={overlay.optionDescription} data-part="description">
            {option.description}
          </span>
        )}
      </span>
      <SelectItemCheck className={styles.check} data-part="check">
        <Icon icon={checkIcon} size={18} />
      </SelectItemCheck>
    </SelectItem>
  ))
}

function Chosen({ options, placeholder, prefix }: Pick<SelectProps, 'options' | 'placeholder' | 'prefix'>) {
  const toLabel = (chosen: string): string =>
    options.find((option) => option.value === chosen)?.label ?? placeholder ?? ''
  return (
    <SelectValue>
      {(chosen) => (
        <span className={styles.value} data-part="value">
          {prefix && (
            <span className={styles.placeholder} data-part="prefix">
              {prefix}{' '}
            </span>
          )}
          <span className={chosen === '' ? styles.placeholder : undefined}>{toLabel(String(chosen))}</span>
        </span>
      )}
    </SelectValue>
  )
}

/** One choice of many, in a list that opens. Arrow keys, typing and Escape work as in a native select. */
export function Select(props: SelectProps) {
  const { options, value, defaultValue, onValueChange, name, placeholder, ...others } = props
  const { disabled, variant = 'outlined', prefix, ...field } = others
  const ids = useFieldIds()
  const first = placeholder === undefined ? options[0]?.value : ''
  return (
    <SelectProvider
      value={value}
      defaultValue={value === undefined ? (defaultValue ?? first) : undefined}
      setValue={onValueChange}
    >
      <FieldFrame
        {...field}
        part="select"
        ids={ids}
        disabled={disabled}
        renderLabel={(label) => <SelectLabel {...label} />}
      >
        <AriakitSelect
          {...toFieldAria(ids, field)}
          id={ids.control}
          name={name}
          disabled={disabled}
          className={TRIGGERS[variant]}
          data-part="trigger"
        >
          <Chosen options={options} placeholder={placeholder} prefix={prefix} />
          <Icon icon={chevronDownIcon} size={16} />
        </AriakitSelect>
      </FieldFrame>
      <SelectPopover
        gutter={6}
        sameWidth={variant === 'outlined'}
        fixed
        unmountOnHide
        className={classNames(overlay.paper, overlay.popover, overlay.list)}
        data-part="select-list"
      >
        <Options options={options} />
      </SelectPopover>
    </SelectProvider>
  )
}
