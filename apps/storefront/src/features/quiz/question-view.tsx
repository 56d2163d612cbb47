'use client'

import type { ContentQuizQuestion } from '@sorrel/contracts/quiz'
import { type QuizAnswer, isQuizItemComplete, type QuizItem, type QuizState } from '@sorrel/domain/quiz'
import type { Picture } from '@sorrel/domain/product'
import { Heading } from '@sorrel/ui/heading'
import { Text } from '@sorrel/ui/text'
import { useId } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { ChoiceField } from './choice-field.tsx'
import { StepPicture } from './step-picture.tsx'
import { TextAnswer } from './text-answer.tsx'
import * as styles from './question-view.css.ts'
import { EMAIL_PATTERN } from '@sorrel/contracts/forms'

export interface QuestionViewProps {
  readonly question: ContentQuizQuestion
  readonly number: number
  readonly count: number
  readonly isNumbered: boolean
  readonly isNear: boolean
  /** Beside a written answer, whose step has no pictures of its own. Default: none. */
  readonly picture?: Picture | undefined
  readonly answer: QuizAnswer | undefined
  readonly fault: QuestionFault | undefined
  readonly onAnswer: (answer: QuizAnswer) => void
}

/** A question: its prompt, a description, a note, and the field of its kind. */
export function QuestionView(props: QuestionViewProps) {
  const { question, number, count, isNumbered, answer, fault, picture, onAnswer } = props
  const { t } = useShop()
  const id = useId()
  const isSelect = question.questionType === 'single_select' || question.questionType === 'multiple_select'
  const note = question.note ?? (question.questionType === 'multiple_select' ? t('quiz.choose_multiple') : '')
  const error = fault && t(fault satisfies QuestionFault)
  return (
    <section
      className={isSelect || !picture ? styles.question : styles.beside}
      aria-labelledby={`${id}-prompt`}
    >
      <div className={styles.textBlock}>
        {isNumbered && (
          <Text size="sm" figures="tabular">
            {t('quiz.step', { current: number, total: count })}
          </Text>
        )}
        <Heading level={2} size="5xl" id={`${id}-prompt`} tabIndex={-1}>
          {question.prompt}
        </Heading>
        {question.description && <Text size="lg">{question.description}</Text>}
        {note !== '' && (
          <Text size="sm" id={`${id}-note`}>
            {note}
          </Text>
        )}
      </div>
      {isSelect ? (
        <ChoiceField
          question={question}
          labelledBy={`${id}-prompt`}
          describedBy={note === '' ? undefined : `${id}-note`}
          answer={answer}
          error={error}
          onAnswer={onAnswer}
          isNear={props.isNear}
        />
      ) : (
        <div className={styles.text}>
          <TextAnswer question={question} answer={answer} error={error} onAnswer={onAnswer} />
        </div>
      )}
      {!isSelect && picture && (
        <div className={styles.picture}>
          <StepPicture image={{ ...picture, alt: '' }} isNear={props.isNear} />
        </div>
      )}
    </section>
  )
}

/** Message key of an answer's error. */
export type QuestionFault = 'quiz.required' | 'quiz.email_invalid'

/** The error of an answer: missing though required, or not an e-mail address. */
export function getQuestionFault(item: QuizItem, answers: QuizState['answers']): QuestionFault | undefined {
  if (!isQuizItemComplete(item, { answers })) return 'quiz.required'
  if (item.kind === 'transition' || item.questionType !== 'email') return undefined
  const answer = answers[item.id]
  return typeof answer !== 'string' || EMAIL_PATTERN.test(answer.trim()) ? undefined : 'quiz.email_invalid'
}
