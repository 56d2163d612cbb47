'use client'

import type { ContentQuizQuestion } from '@sorrel/contracts/quiz'
import type { QuizAnswer } from '@sorrel/domain/quiz'
import { TextField } from '@sorrel/ui/text-field'
import { Textarea } from '@sorrel/ui/textarea'
import { useShop } from '#shop/shop-context.tsx'
import { NAME_FIELD, NAME_MAX } from './quiz-query.ts'

export interface TextAnswerProps {
  readonly question: ContentQuizQuestion
  readonly answer: QuizAnswer | undefined
  readonly error: string | undefined
  readonly onAnswer: (answer: string) => void
}

/** A text answer. Only the name's field has a name, so no other text is ever sent. */
export function TextAnswer({ question, answer, error, onAnswer }: TextAnswerProps) {
  const { t } = useShop()
  const { questionType, prompt, placeholder, required, isCustomerName, maxChars } = question
  const value = typeof answer === 'string' ? answer : ''
  const shared = {
    label: prompt,
    labelDisplay: 'hidden',
    placeholder,
    required,
    error,
    value,
    onValueChange: onAnswer,
  } as const
  if (questionType === 'textarea') {
    const counter =
      maxChars === undefined ? undefined : t('quiz.characters_left', { count: maxChars - value.length })
    return <Textarea {...shared} rows={5} maxLength={maxChars} counter={counter} />
  }
  if (questionType === 'email')
    return <TextField {...shared} type="email" autoComplete="email" maxLength={maxChars} />
  return (
    <TextField
      {...shared}
      name={isCustomerName ? NAME_FIELD : undefined}
      autoComplete={isCustomerName ? 'given-name' : undefined}
      maxLength={isCustomerName ? Math.min(maxChars ?? NAME_MAX, NAME_MAX) : maxChars}
    />
  )
}
