'use client'

import type { CleanQuiz } from '@sorrel/commerce/content'
import { type QuizAnswer, quizReducer, type QuizState } from '@sorrel/domain/quiz'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadAnswers, saveAnswers } from './answer-storage.ts'
import { readStep, toStepQuery } from './quiz-query.ts'
import { getReachableIndex, restoreQuiz } from './restore-quiz.ts'

export interface QuizSteps {
  readonly state: QuizState
  /** The stored answers have been read: from now on the page works by script. */
  readonly isReady: boolean
  readonly answer: (questionId: string, answer: QuizAnswer) => void
  /** Shows the next item. */
  readonly next: () => void
  /** Shows the previous item, as the browser's back button does. */
  readonly back: () => void
}

/** A request for an item; `at` distinguishes two requests for the same item. */
export interface AskedItem {
  readonly index: number
  readonly at: number
}

export interface QuizStepsOptions {
  readonly quiz: CleanQuiz
  /** The item that the server has rendered. */
  readonly firstIndex: number
  /** An item that the editor wants shown, whatever is answered. */
  readonly asked?: AskedItem | undefined
  /** Another item shows. */
  readonly onStep: () => void
}

/** The shopper's place in a quiz: steps are entries of the browser's history, answers are stored in the tab. */
export function useQuizSteps({ quiz, firstIndex, asked, onStep }: QuizStepsOptions): QuizSteps {
  const { id } = quiz
  const [state, setState] = useState<QuizState>({ index: firstIndex, answers: {}, finished: false })
  const [isReady, setReady] = useState(false)
  const firstOwnIndex = useRef(firstIndex)
  const path = useRef('')

  const restore = useEffectEvent(() => {
    // The address wins over the page, which the router may have cached at another step.
    const index = readStep(location.search)
    const restored = restoreQuiz(quiz, { answers: loadAnswers(id), index })
    if (restored.index !== index) replaceStep(restored.index)
    firstOwnIndex.current = restored.index
    path.current = location.pathname
    // Answers given before the page's code had loaded are newer than the stored ones.
    setState(({ answers }) => ({
      ...restored,
      answers: { ...restored.answers, ...(isReady ? {} : answers) },
    }))
    setReady(true)
  })
  useEffect(() => restore(), [id])
  useEffect(() => {
    if (isReady) saveAnswers(id, state.answers)
  }, [id, isReady, state.answers])

  const show = (index: number) => {
    setState((current) => ({ ...current, index }))
    onStep()
  }
  const showAsked = useEffectEvent(({ index }: AskedItem) => {
    if (index < quiz.items.length && index !== state.index) show(index)
  })
  useEffect(() => {
    if (asked && isReady) showAsked(asked)
  }, [asked, isReady])
  useHistoryMoves(() => {
    if (location.pathname !== path.current) return
    const { answers } = state
    const index = getReachableIndex(quiz, { answers, index: readStep(location.search) })
    firstOwnIndex.current = Math.min(firstOwnIndex.current, index)
    show(index)
  })
  return {
    state,
    isReady,
    answer: (questionId, answer) =>
      setState((current) => quizReducer(quiz, current, { type: 'answer', questionId, answer })),
    next: () => {
      window.history.pushState(null, '', location.pathname + toStepQuery(state.index + 1))
      show(state.index + 1)
    },
    back: () => {
      if (state.index > firstOwnIndex.current) return window.history.back()
      firstOwnIndex.current = state.index - 1
      replaceStep(state.index - 1)
      show(state.index - 1)
    },
  }
}

/** Calls `onMove` when the browser's back or forward button has been used. */
function useHistoryMoves(onMove: () => void): void {
  const follow = useEffectEvent(onMove)
  useEffect(() => {
    const move = () => follow()
    window.addEventListener('popstate', move)
    return () => window.removeEventListener('popstate', move)
  }, [])
}

function replaceStep(index: number): void {
  window.history.replaceState(null, '', location.pathname + toStepQuery(index))
}
