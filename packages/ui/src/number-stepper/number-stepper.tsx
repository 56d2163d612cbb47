'use client'

import { type KeyboardEvent, useState } from 'react'
import { useEarlyChoice } from '../early-choice/early-choice.ts'
import { classNames } from '../parts/class-names.ts'
import { FieldError, toFieldAria, useFieldIds } from '../parts/field.tsx'
import { minusIcon, plusIcon } from '../icons/icons.ts'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import { clampNumber, type NumberRange, readNumber } from './number-rule.ts'
import { StepButton } from './step-button.tsx'
import * as styles from './number-stepper.css.ts'

export interface NumberStepperProps extends Partial<NumberRange> {
  /** What is counted: `Quantity`. */
  readonly label: string
  readonly decreaseLabel: string
  readonly increaseLabel: string
  readonly value: number
  /** Called with every change, also while typing; always a value in the range. */
  readonly onValueChange: (value: number) => void
  /** Called when a change is finished: by a button, an arrow key, leaving the field or Enter. */
  readonly onValueCommit?: (value: number) => void
  readonly name?: string
  readonly error?: string
  readonly disabled?: boolean
  /** 38 or 52 px; never under 44 px on touch. Default `lg`. */
  readonly size?: keyof typeof styles.size
}

const PAGE_STEP = 10

/** The value after a key of a spin button; undefined for any other key. */
function getKeyTarget(key: string, value: number, { min, max }: NumberRange): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowUp: value + 1,
    ArrowDown: value - 1,
    PageUp: value + PAGE_STEP,
    PageDown: value - PAGE_STEP,
    Home: min,
    End: max,
  }
  return targets[key]
}

type StepperChange = Pick<NumberStepperProps, 'value' | 'onValueChange' | 'onValueCommit'>

/** What is typed but not finished, what a screen reader hears, and what each control of a stepper does. */
function useStepper({ value, onValueChange, onValueCommit }: StepperChange, range: NumberRange) {
  const [draft, setDraft] = useState<string>()
  const [announced, setAnnounced] = useState('')

  const type = (text: string): void => {
    setDraft(text)
    const next = readNumber(text, range)
    if (text.trim() !== '' && next !== value) onValueChange(next)
  }
  const finish = (next: number): void => {
    setDraft(undefined)
    if (next !== value) onValueChange(next)
    onValueCommit?.(next)
  }
  const step = (by: 1 | -1): void => {
    const next = clampNumber(value + by, range)
    finish(next)
    setAnnounced(String(next))
  }
  const repeat = (by: 1 | -1): void => {
    const next = clampNumber(value + by, range)
    setDraft(undefined)
    if (next !== value) onValueChange(next)
  }
  const endRepeat = (): void => {
    onValueCommit?.(value)
    setAnnounced(String(value))
  }
  const toStepper = (by: 1 | -1) => ({
    onStep: () => step(by),
    onRepeat: () => repeat(by),
    onRepeatEnd: endRepeat,
  })
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter' && draft !== undefined) finish(readNumber(draft, range))
    const target = getKeyTarget(event.key, value, range)
    if (target === undefined) return
    event.preventDefault()
    finish(clampNumber(target, range))
  }
  const leave = (): void => {
    if (draft !== undefined) finish(readNumber(draft, range))
  }
  return { shown: draft ?? String(value), announced, type, press, leave, toStepper }
}

/**
 * A whole number between a minus and a plus. Default range 1…99; the buttons stop at its ends and go on while they are
 * held. A typed value is clamped, a non-number becomes the minimum. Written natively, since it belongs to a product
 * page's first load.
 */
export function NumberStepper(props: NumberStepperProps) {
  const { label, decreaseLabel, increaseLabel, value, name, error, disabled } = props
  const range = { min: props.min ?? 1, max: props.max ?? 99 }
  const ids = useFieldIds()
  const { shown, announced, type, press, leave, toStepper } = useStepper(props, range)
  const early = useEarlyChoice<HTMLInputElement>((input) => {
    if (input.value !== String(value)) type(input.value)
  })
  return (
    <div>
      <fieldset
        className={classNames(styles.root, styles.size[props.size ?? 'lg'])}
        aria-label={label}
        disabled={disabled}
      >
        <StepButton {...toStepper(-1)} icon={minusIcon} label={decreaseLabel} disabled={value <= range.min} />
        <input
          {...toFieldAria(ids, { error })}
          ref={early}
          className={styles.input}
          id={ids.control}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-label={label}
          aria-valuemin={range.min}
          aria-valuemax={range.max}
          aria-valuenow={value}
          value={shown}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
          onBlur={leave}
        />
        <StepButton {...toStepper(1)} icon={plusIcon} label={increaseLabel} disabled={value >= range.max} />
        <span className={hidden} aria-live="polite">
          {announced}
        </span>
      </fieldset>
      <FieldError id={ids.error} error={error} />
    </div>
  )
}
