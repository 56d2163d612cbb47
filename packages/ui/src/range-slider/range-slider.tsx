'use client'

import { type RefObject, useRef } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useSlider, useSliderThumb } from 'react-aria/useSlider'
import { type SliderState, useSliderState } from 'react-stately/useSliderState'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import { type RootProps, toRoot, toState } from '../parts/root.ts'
import * as styles from './range-slider.css.ts'

export type Range = readonly [low: number, high: number]

export interface RangeSliderProps extends RootProps {
  readonly label: string
  /** Name of the lower thumb: `Lowest price`. */
  readonly lowLabel: string
  readonly highLabel: string
  readonly min: number
  readonly max: number
  /** @default 1 */
  readonly step?: number
  readonly value: Range
  /** Called while a thumb moves. */
  readonly onValueChange: (value: Range) => void
  /** Called when a thumb is released. */
  readonly onValueCommit?: (value: Range) => void
  /** A value in words: `£12`. */
  readonly toText: (value: number) => string
  /** BCP 47; determines the direction of the slider. */
  readonly locale: string
}

const toRange = (values: readonly number[], { min, max }: Pick<RangeSliderProps, 'min' | 'max'>): Range => [
  values[0] ?? min,
  values[1] ?? max,
]

interface ThumbProps {
  readonly index: number
  readonly label: string
  readonly text: string
  readonly state: SliderState
  readonly trackRef: RefObject<HTMLDivElement | null>
}

function Thumb({ index, label, text, state, trackRef }: ThumbProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  const { thumbProps, inputProps, isDragging } = useSliderThumb(
    { index, trackRef, inputRef, 'aria-label': label },
    state,
  )
  return (
    <div
      {...thumbProps}
      className={styles.thumb}
      data-part="thumb"
      {...toState({ dragging: isDragging })}
      data-dragging={isDragging || undefined}
    >
      <input {...inputProps} type="range" ref={inputRef} className={hidden} aria-valuetext={text} />
    </div>
  )
}

function Slider(props: RangeSliderProps) {
  const {
    label,
    lowLabel,
    highLabel,
    min,
    max,
    step = 1,
    value,
    onValueChange,
    onValueCommit,
    toText,
  } = props
  const trackRef = useRef<HTMLDivElement>(null)
  const options = {
    label,
    minValue: min,
    maxValue: Math.max(max, min),
    step,
    value: [...value],
    onChange: (next: number[]) => onValueChange(toRange(next, props)),
    onChangeEnd: (next: number[]) => onValueCommit?.(toRange(next, props)),
  }
  const state = useSliderState({ ...options, numberFormatter: new Intl.NumberFormat(props.locale) })
  const { groupProps, labelProps, trackProps, outputProps } = useSlider(options, state, trackRef)
  const [low, high] = [state.getThumbPercent(0), state.getThumbPercent(1)]
  const extent = { insetInlineStart: `${low * 100}%`, inlineSize: `${Math.max(high - low, 0) * 100}%` }
  const thumbs = [
    { index: 0, label: lowLabel },
    { index: 1, label: highLabel },
  ]
  return (
    <div {...groupProps} {...toRoot('range-slider', props, styles.root)}>
      <div className={styles.head}>
        <span {...labelProps} className={styles.label} data-part="label">
          {label}
        </span>
        <output {...outputProps} className={styles.output} data-part="output">
          {thumbs.map(({ index }) => toText(state.getThumbValue(index))).join(' – ')}
        </output>
      </div>
      <div {...trackProps} ref={trackRef} className={styles.trackBox}>
        <div className={styles.rest} data-part="track" />
        <div className={styles.fill} data-part="fill" style={extent} />
        {thumbs.map((thumb) => (
          <Thumb
            key={thumb.index}
            {...thumb}
            state={state}
            trackRef={trackRef}
            text={toText(state.getThumbValue(thumb.index))}
          />
        ))}
      </div>
    </div>
  )
}

/** Two thumbs for the lower and upper end of a range, such as of prices. */
export function RangeSlider(props: RangeSliderProps) {
  return (
    <I18nProvider locale={props.locale}>
      <Slider {...props} />
    </I18nProvider>
  )
}
