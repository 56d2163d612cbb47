'use client'

import type { CleanQuiz } from '@sorrel/commerce/content'
import { getQuizProgress } from '@sorrel/domain/quiz'
import { Banner } from '@sorrel/ui/banner'
import type { ImageComponent } from '@sorrel/ui/picture'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { toAnswerQuery } from './answer-query.ts'
import { getQuestionFault, type QuestionFault } from './check-question.ts'
import { QuizFoot } from './quiz-foot.tsx'
import { QuizHead } from './quiz-head.tsx'
import { QuizItemView } from './quiz-item-view.tsx'
import { type AskedItem, useQuizSteps } from './use-quiz-steps.ts'
import * as styles from './quiz-flow.css.ts'

export interface QuizFlowProps {
  readonly quiz: CleanQuiz
  /** The item that shows at first, from 0. */
  readonly firstIndex: number
  /** Where the answers go: without script the form sends them there itself. */
  readonly resultsHref: string
  /** The answers are complete; their query is what the form would send. */
  readonly onFinish: (query: string) => void
  /** The results are on their way. */
  readonly isFinishing: boolean
  readonly image: ImageComponent
  /** In the editor's preview: the item that the merchant has clicked. */
  readonly asked?: AskedItem | undefined
}

type Faults = Readonly<Record<string, QuestionFault>>

/** A quiz, one item at a time or all on one page. Specification section 2, `/quiz/{id}`. */
export function QuizFlow({
  quiz,
  firstIndex,
  resultsHref,
  onFinish,
  isFinishing,
  image,
  asked,
}: QuizFlowProps) {
  const { t } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults>({})
  const [arrivals, setArrivals] = useState(0)
  const { state, isReady, answer, next, back } = useQuizSteps({
    id: quiz.id,
    quiz,
    firstIndex,
    asked,
    onStep: () => {
      setFaults({})
      setArrivals((count) => count + 1)
    },
  })
  useEffect(() => {
    if (arrivals === 0) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    form.current?.querySelector<HTMLElement>('[data-current] :is(h2, h3)')?.focus({ preventScroll: true })
  }, [arrivals])
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[data-fault] :is(input, textarea)')?.focus()
  }, [faults])

  const isWhole = quiz.layout === 'single_page'
  const isLast = isWhole || state.index >= quiz.items.length - 1
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const shown = isWhole ? quiz.items : quiz.items.slice(state.index, state.index + 1)
    const found = shown.flatMap((item) => {
      const fault = getQuestionFault(item, state.answers)
      return fault === undefined ? [] : [[item.id, fault] as const]
    })
    setFaults(Object.fromEntries(found))
    if (found.length > 0) return
    if (isLast) onFinish(toAnswerQuery(quiz, state.answers))
    else next()
  }
  const { count } = getQuizProgress(quiz, state)
  return (
    <form
      ref={form}
      className={styles.form}
      data-layout={quiz.layout}
      data-moves={arrivals > 0 || undefined}
      method="get"
      action={resultsHref}
      noValidate={isReady}
      onSubmit={submit}
      aria-busy={isFinishing}
    >
      <QuizHead quiz={quiz} state={state} />
      <div className={styles.items}>
        {quiz.items.length === 0 && <Banner>{t('quiz.error')}</Banner>}
        {quiz.items.map((item, index) => (
          <div
            key={item.id}
            className={styles.item}
            data-current={isWhole || index === state.index || undefined}
            data-fault={faults[item.id]}
          >
            <QuizItemView
              item={item}
              number={getQuizProgress(quiz, { ...state, index }).step}
              count={count}
              isNumbered={isWhole}
              isNear={index === state.index || index === state.index + 1}
              answer={state.answers[item.id]}
              fault={faults[item.id]}
              onAnswer={(given) => {
                answer(item.id, given)
                setFaults({})
              }}
              image={image}
            />
          </div>
        ))}
      </div>
      <QuizFoot
        quiz={quiz}
        index={isWhole ? 0 : state.index}
        isLast={isLast}
        isFinishing={isFinishing}
        onBack={back}
      />
    </form>
  )
}
