'use client'

import type { ContentQuizOption, ContentQuizQuestion } from '@sorrel/contracts/quiz'
import type { QuizAnswer } from '@sorrel/domain/quiz'
import { useEarlyChoice } from '@sorrel/ui/early-choice'
import { Icon } from '@sorrel/ui/icon'
import { alertIcon, checkIcon } from '#shop/icons.ts'
import { type PointerEvent, useId } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { toFieldName, toIds } from './quiz-query.ts'
import * as styles from './choice-field.css.ts'

export interface ChoiceFieldProps {
  readonly question: ContentQuizQuestion
  /** Id of the prompt. */
  readonly labelledBy: string
  readonly describedBy: string | undefined
  readonly answer: QuizAnswer | undefined
  readonly error: string | undefined
  readonly onAnswer: (answer: QuizAnswer) => void
  readonly isNear: boolean
}

const PICTURE_SIZES = {
  2: '(min-width: 60rem) 472px, (min-width: 40rem) 45vw, 96px',
  3: '(min-width: 60rem) 308px, (min-width: 40rem) 30vw, 96px',
  4: '(min-width: 60rem) 226px, (min-width: 40rem) 22vw, 96px',
} as const

/** The options of a question: radio buttons or checkboxes, as cards, a grid, a stack or the stops of a slider. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { question, labelledBy, describedBy, error, isNear } = props
  const id = useId()
  const isSingle = question.questionType === 'single_select'
  const { layout } = question
  const columns = toColumns(question.columns)
  const chosen = toIds(props.answer)
  const choose = (optionId: string, isChosen: boolean) =>
    props.onAnswer(isSingle ? optionId : toggle(question, { chosen, optionId, isChosen }))
  const early = useEarlyChoice<HTMLFieldSetElement>((field) => {
    const inputs = [...field.querySelectorAll('input')].filter(({ checked }) => checked)
    const ids = inputs.map(({ value }) => value)
    if (ids.join() !== chosen.join()) props.onAnswer(isSingle ? (ids[0] ?? '') : ids)
  })
  return (
    <fieldset
      ref={early}
      className={styles.field}
      role={isSingle ? 'radiogroup' : 'group'}
      aria-labelledby={labelledBy}
      aria-describedby={[describedBy, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
      aria-required={isSingle && question.required ? true : undefined}
      aria-invalid={isSingle && error ? true : undefined}
    >
      <div
        className={`${styles.options[layout]} ${layout === 'card' || layout === 'grid' ? styles.columns[columns] : ''}`}
        data-kind={isSingle ? 'one' : 'several'}
        onPointerMove={layout === 'slider' ? chooseUnderPointer : undefined}
      >
        {question.options.map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              className={styles.input}
              type={isSingle ? 'radio' : 'checkbox'}
              name={toFieldName(question.id)}
              value={option.id}
              required={isSingle && question.required}
              checked={chosen.includes(option.id)}
              onChange={(event) => choose(option.id, event.currentTarget.checked)}
            />
            {layout === 'card' && option.image && (
              <OptionPicture option={option} sizes={PICTURE_SIZES[columns]} isNear={isNear} />
            )}
            <span className={styles.mark} aria-hidden="true">
              <Icon icon={checkIcon} size={16} />
            </span>
            <span className={styles.label}>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

function FieldError({ id, error }: { readonly id: string } & Pick<ChoiceFieldProps, 'error'>) {
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

interface OptionPictureProps {
  readonly option: ContentQuizOption
  readonly sizes: string
  readonly isNear: boolean
}

/** Decorative, since the label names the option. */
function OptionPicture({ option, sizes, isNear }: OptionPictureProps) {
  const { image: Image } = useShop()
  if (!option.image) return null
  const { src, version, width, height } = option.image
  const loading = isNear ? 'eager' : 'lazy'
  return (
    <Image
      src={src}
      version={version}
      alt=""
      width={width}
      height={height}
      sizes={sizes}
      loading={loading}
      className={styles.picture}
    />
  )
}

/** Moves the slider's thumb to the stop under a pressed pointer. */
function chooseUnderPointer({ buttons, clientX, currentTarget }: PointerEvent<HTMLElement>): void {
  if (buttons !== 1) return
  const { top } = currentTarget.getBoundingClientRect()
  const stop = document.elementFromPoint(clientX, top + 8)?.closest('label')
  const input = stop && currentTarget.contains(stop) ? stop.control : null
  if (input instanceof HTMLInputElement && !input.checked) input.click()
}

/** The chosen options after a change, in the question's order. */
function toggle(
  { options }: ContentQuizQuestion,
  change: { readonly chosen: readonly string[]; readonly optionId: string; readonly isChosen: boolean },
): readonly string[] {
  const { chosen, optionId, isChosen } = change
  return options.map(({ id }) => id).filter((id) => (id === optionId ? isChosen : chosen.includes(id)))
}

function toColumns(columns: number): keyof typeof PICTURE_SIZES {
  return columns === 2 || columns === 4 ? columns : 3
}
