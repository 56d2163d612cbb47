'use client'

import type { ReactNode } from 'react'
import { classNames, type RootProps, toRoot, toState } from '../parts/root.ts'
import { description as descriptionStyle } from '../parts/field.css.ts'
import * as radioStyles from '../parts/radio.css.ts'
import { type RadioChoice, toRadioProps, useEarlyRadio } from '../parts/radio-choice.ts'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './radio-cards.css.ts'

export interface RadioCardOption {
  readonly value: string
  readonly title: string
  readonly description?: string
  /** Before the title, such as a picture. */
  readonly start?: ReactNode
  /** At the end of the title's line, such as a price. */
  readonly end?: ReactNode
  /** Shown under the text while the card is chosen, such as a further choice. */
  readonly extra?: ReactNode
  readonly disabled?: boolean
}

export interface RadioCardsProps extends RadioChoice, RootProps {
  readonly label: string
  /** `hidden` keeps the label for screen readers. @default 'shown' */
  readonly labelDisplay?: 'shown' | 'hidden'
  readonly options: readonly RadioCardOption[]
}

/** A choice of one option, each with space for a text and a price: how to buy, where to send. */
export function RadioCards(props: RadioCardsProps) {
  const { label, labelDisplay = 'shown', options } = props
  const early = useEarlyRadio(props)
  return (
    <fieldset {...toRoot('radio-cards', props, radioStyles.group)} ref={early}>
      <legend className={labelDisplay === 'hidden' ? hidden : radioStyles.legend} data-part="label">
        {label}
      </legend>
      {options.map((option) => (
        <div
          key={option.value}
          className={styles.card}
          data-part="option"
          {...toState({ checked: option.value === props.value, disabled: option.disabled })}
        >
          <label className={styles.face}>
            <input
              {...toRadioProps(props, option.value)}
              className={classNames(radioStyles.dot, styles.input)}
              data-part="control"
              disabled={option.disabled}
            />
            {option.start}
            <span className={classNames(radioStyles.textBlock, styles.textBlock)}>
              <span className={styles.title} data-part="title">
                {option.title}
              </span>
              {option.description && (
                <span className={descriptionStyle} data-part="description">
                  {option.description}
                </span>
              )}
            </span>
            {option.end && (
              <span className={styles.end} data-part="end">
                {option.end}
              </span>
            )}
          </label>
          {option.extra && (
            <div className={styles.extra} data-part="extra">
              {option.extra}
            </div>
          )}
        </div>
      ))}
    </fieldset>
  )
}
