'use client'

import type { CleanQuiz, CleanQuizItem } from '@sorrel/commerce/content'
import { routes } from '@sorrel/contracts/routes'
import { getQuizProgress, type QuizAnswer, type QuizState } from '@sorrel/domain/quiz'
import { Banner } from '@sorrel/ui/banner'
import { type FormEvent, type RefObject, useEffect, useRef, useState, useTransition } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { toAnswerQuery } from './quiz-query.ts'
import { getQuestionFault, type QuestionFault, QuestionView } from './question-view.tsx'
import { QuizFooter } from './quiz-footer.tsx'
import { QuizHeader } from './quiz-header.tsx'
import { TransitionView } from './transition-view.tsx'
import { type AskedItem, useQuizSteps } from './use-quiz-steps.ts'
import * as styles from './quiz-screen.css.ts'

export interface QuizScreenProps {
  readonly quiz: CleanQuiz
  /** The item that the address asks for, from 0. */
  readonly firstIndex: number
  /** In the editor's preview: the item that the merchant has clicked. It shows whatever is answered. */
  readonly asked?: AskedItem | undefined
}

/** A quiz, one item at a time or all on one page. Without script the form itself sends the answers to the results. */
export function QuizScreen({ quiz, firstIndex, asked }: QuizScreenProps) {
  const { t, toHref, navigate } = useShop()
  const [isFinishing, startFinishing] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  const { arrivals, faults, setFaults, onStep } = useFocus(form)
  const { state, isReady, answer, next, back } = useQuizSteps({ quiz, firstIndex, asked, onStep })
  const resultsHref = toHref(routes.quizResults({ id: quiz.id, products: [] }))
  const isWhole = quiz.layout === 'single_page'
  const isLast = isWhole || state.index >= quiz.items.length - 1
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = findFaults(quiz, state)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    if (isLast) startFinishing(() => navigate(`${resultsHref}?${toAnswerQuery(quiz, state.answers)}`))
    else next()
  }
  const take = (itemId: string, given: QuizAnswer) => {
    answer(itemId, given)
    setFaults({})
  }
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
      <QuizHeader quiz={quiz} state={state} />
      <div className={styles.items}>
        {quiz.items.length === 0 && <Banner>{t('quiz.error')}</Banner>}
        {quiz.items.map((item, index) => (
          <QuizItem
            key={item.id}
            quiz={quiz}
            state={state}
            index={index}
            item={item}
            fault={faults[item.id]}
            onAnswer={take}
          />
        ))}
      </div>
      <QuizFooter
        quiz={quiz}
        index={isWhole ? 0 : state.index}
        isLast={isLast}
        isFinishing={isFinishing}
        onBack={back}
      />
    </form>
  )
}

interface QuizItemProps {
  readonly quiz: CleanQuiz
  readonly state: QuizState
  readonly item: CleanQuizItem
  readonly index: number
  readonly fault: QuestionFault | undefined
  readonly onAnswer: (itemId: string, answer: QuizAnswer) => void
}

/** A question or a transition. The pictures of the current and the next item load immediately. */
function QuizItem({ quiz, state, item, index, fault, onAnswer }: QuizItemProps) {
  const isWhole = quiz.layout === 'single_page'
  const isNear = index === state.index || index === state.index + 1
  const { step, count } = getQuizProgress(quiz, { ...state, index })
  return (
    <div
      className={styles.item}
      data-current={isWhole || index === state.index || undefined}
      data-fault={fault}
    >
      {item.kind === 'transition' ? (
        <TransitionView item={item} isNear={isNear} />
      ) : (
        <QuestionView
          question={item}
          number={step}
          count={count}
          isNumbered={isWhole}
          isNear={isNear}
          picture={isWhole ? undefined : getPicture(quiz, index)}
          answer={state.answers[item.id]}
          fault={fault}
          onAnswer={(given) => onAnswer(item.id, given)}
        />
      )}
    </div>
  )
}

/** The picture that the step before it showed last, else the first of those that follow. */
function getPicture({ items }: CleanQuiz, index: number) {
  const toImages = (some: readonly CleanQuizItem[]) =>
    some.flatMap((item) => (item.kind === 'transition' && item.image ? [item.image] : []))
  return toImages(items.slice(0, index)).at(-1) ?? toImages(items)[0]
}

type Faults = Readonly<Record<string, QuestionFault>>

/** The errors of the shown items. */
function findFaults({ layout, items }: CleanQuiz, { index, answers }: QuizState): Faults {
  const shown = layout === 'single_page' ? items : items.slice(index, index + 1)
  return Object.fromEntries(
    shown.flatMap((item) => {
      const fault = getQuestionFault(item, answers)
      return fault === undefined ? [] : [[item.id, fault] as const]
    }),
  )
}

/** Moves the focus to the heading of each new step, scrolled to the top, and to the first fault. */
function useFocus(form: RefObject<HTMLFormElement | null>) {
  const [arrivals, setArrivals] = useState(0)
  const [faults, setFaults] = useState<Faults>({})
  useEffect(() => {
    if (arrivals === 0) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    form.current?.querySelector<HTMLElement>('[data-current] :is(h2, h3)')?.focus({ preventScroll: true })
  }, [form, arrivals])
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[data-fault] :is(input, textarea)')?.focus()
  }, [form, faults])
  const onStep = () => {
    setFaults({})
    setArrivals((count) => count + 1)
  }
  return { arrivals, faults, setFaults, onStep }
}
