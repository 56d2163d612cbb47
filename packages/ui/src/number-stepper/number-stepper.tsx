'use client'

import { type KeyboardEvent, useState } from 'react'
import { useEarlyChoice } from '../early-choice/early-choice.ts'
import { classNames, type RootProps, toRoot } from '../parts/root.ts'
import { FieldError, toFieldAria, useFieldIds } from '../parts/field.tsx'
import { minusIcon, plusIcon } from '../icons/icons.ts'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import { clampNumber, type NumberRange } from './number-rule.ts'
import type { readNumber } from './read-number.ts'
import { StepButton } from './step-button.tsx'
import * as styles from './number-stepper.css.ts'

export interface NumberStepperProps extends RootProps {
  /** The counted thing: `Quantity`. */
  readonly label: string
  readonly decreaseLabel: string
  readonly increaseLabel: string
  readonly value: number
  /** Called with every change, also while typing; always a value in the range. */
  readonly onValueChange: (value: number) => void
  /** Called when a change is finished: by a button, an arrow key, leaving the field or Enter. */
  readonly onValueCommit?: (value: number) => void
  /**
   * Called when 0 was typed and the field loses the focus. Default: 0 is clamped like any other number below the range.
   */
  readonly onRemove?: () => void
  /** @default 1 */
  readonly min?: number
  /** @default 99 */
  readonly max?: number
  /** The value for typed text that is not a number: the range's minimum, or the earlier value. @default 'min' */
  readonly notANumber?: 'min' | 'earlier'
  /** Why `max` is the limit, shown and announced once a shopper reaches it: `Only 3 left`. Default: nothing. */
  readonly maxReason?: string
  readonly name?: string
  readonly error?: string
  readonly disabled?: boolean
  /** 38, 46 or 52 px; never under 44 px on touch. @default 'md' */
  readonly size?: keyof typeof styles.size
}

const PAGE_STEP = 10

/** The value after pressing a key of a spin button; undefined for any other key. Home and End move the caret. */
function getKeyTarget(key: string, value: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowUp: value + 1,
    ArrowDown: value - 1,
    PageUp: value + PAGE_STEP,
    PageDown: value - PAGE_STEP,
  }
  return targets[key]
}

type StepperChange = Pick<
  NumberStepperProps,
  'value' | 'onValueChange' | 'onValueCommit' | 'onRemove' | 'notANumber'
>

/** The text being typed. */
interface Draft {
  readonly text: string
  /** The value before typing began. */
  readonly earlier: number
  /** The last value that was reported to the caller; undefined while the text is no number. */
  readonly reported: number | undefined
}

const getLanguage = (): string => document.documentElement.lang || 'en'

/**
 * Parses typed text. Plain digits are parsed immediately. Digits and separators of other languages need a 2.7 kB
 * parser, which loads when the field gets the focus. If it cannot be loaded, plain digits still work.
 */
function useReader() {
  const [parse, setParse] = useState<typeof readNumber>()
  const read = (text: string): number | undefined =>
    /^\d+$/.test(text) ? Number(text) : parse?.(text, getLanguage())
  const load = async (): Promise<typeof parse> => {
    if (parse !== undefined) return parse
    const loaded = await import('./read-number.ts').catch(() => undefined)
    setParse(() => loaded?.readNumber)
    return loaded?.readNumber
  }
  return { read, isLoaded: parse !== undefined, load }
}

/** The typed text until it is committed. `finish` commits a value. */
function useTyping(change: StepperChange, range: NumberRange, setIsCut: (isCut: boolean) => void) {
  const { value, onValueChange, onValueCommit, onRemove, notANumber } = change
  const [draft, setDraft] = useState<Draft>()
  const { read, isLoaded, load } = useReader()
  // A new value from outside takes precedence over the typed text.
  const isSuperseded = draft?.reported !== undefined && draft.reported !== value
  const removes = (typed: number): boolean => typed < 1 && onRemove !== undefined
  const report = (next: number): void => {
    if (next !== value) onValueChange(next)
  }
  const drop = (): void => setDraft(undefined)
  const finish = (next: number): void => {
    drop()
    report(next)
    onValueCommit?.(next)
  }
  const type = (text: string): void => {
    const earlier = draft?.earlier ?? value
    const typed = read(text)
    const reported = typed === undefined || removes(typed) ? undefined : clampNumber(typed, range)
    setDraft({ text, earlier, reported })
    setIsCut(typed !== undefined && typed > range.max)
    report(reported ?? earlier)
  }
  const settle = (typed: number | undefined): void => {
    if (isSuperseded || (typed === undefined && notANumber === 'earlier')) drop()
    else if (typed !== undefined && removes(typed)) {
      drop()
      onRemove?.()
    } else finish(clampNumber(typed ?? range.min, range))
  }
  const end = (): void => {
    if (draft === undefined) return
    const typed = read(draft.text)
    if (typed !== undefined || isLoaded) settle(typed)
    else void load().then((late) => settle(late?.(draft.text, getLanguage())))
  }
  const shown = draft === undefined || isSuperseded ? String(value) : draft.text
  return { shown, type, end, finish, drop, report, load }
}

/** The unfinished text, the announcements, and the behaviour of each control of a stepper. */
function useStepper(change: StepperChange, range: NumberRange) {
  const { value, onValueCommit } = change
  const [announced, setAnnounced] = useState('')
  const [isCut, setIsCut] = useState(false)
  const { shown, type, end, finish, drop, report, load } = useTyping(change, range, setIsCut)

  const step = (by: 1 | -1): void => {
    const next = clampNumber(value + by, range)
    setIsCut(by === 1 && next === range.max)
    finish(next)
    setAnnounced(String(next))
  }
  const repeat = (by: 1 | -1): void => {
    drop()
    report(clampNumber(value + by, range))
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
    if (event.key === 'Enter') end()
    const target = getKeyTarget(event.key, value)
    if (target === undefined) return
    event.preventDefault()
    setIsCut(target > range.max)
    finish(clampNumber(target, range))
  }
  return { shown, announced, isCut, type, press, leave: end, enter: load, toStepper }
}

/**
 * A whole number between a minus and a plus button. Default range 1…99; the buttons stop at its ends and repeat while
 * held. A typed value is clamped when the field loses the focus. Written without a library, because it is part of a
 * product page's initial load.
 */
export function NumberStepper(props: NumberStepperProps) {
  const { label, decreaseLabel, increaseLabel, value, name, error, disabled } = props
  const range = { min: props.min ?? 1, max: props.max ?? 99 }
  const ids = useFieldIds()
  const { shown, announced, isCut, type, press, leave, enter, toStepper } = useStepper(props, range)
  const reason = isCut ? props.maxReason : undefined
  const early = useEarlyChoice<HTMLInputElement>((input) => {
    if (input.value !== String(value)) type(input.value)
  })
  return (
    <div {...toRoot('number-stepper', props, '', { disabled, invalid: error })}>
      <fieldset
        className={classNames(styles.root, styles.size[props.size ?? 'md'])}
        data-part="control"
        aria-label={label}
        disabled={disabled}
      >
        <StepButton {...toStepper(-1)} icon={minusIcon} label={decreaseLabel} disabled={value <= range.min} />
        <input
          {...toFieldAria(ids, { error })}
          ref={early}
          className={styles.input}
          data-part="input"
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
          onFocus={() => void enter()}
          onBlur={leave}
        />
        <StepButton {...toStepper(1)} icon={plusIcon} label={increaseLabel} disabled={value >= range.max} />
        <span className={hidden} aria-live="polite">
          {announced}
        </span>
      </fieldset>
      <span className={styles.reason} data-part="reason" aria-live="polite">
        {reason}
      </span>
      <FieldError id={ids.error} error={error} />
    </div>
  )
}
