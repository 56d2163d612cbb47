'use client'

import type { CleanQuiz } from '@sorrel/commerce/content'
import { type QuizAnswer, quizReducer, type QuizState } from '@sorrel/domain/quiz'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadAnswers, saveAnswers } from './answer-storage.ts'
import { readStep, toStepQuery } from './quiz-step.ts'
import { getReachableIndex, restoreQuiz } from './restore-quiz.ts'

export interface QuizSteps {
  readonly state: QuizState
  /** The tab's memory has been read: from now on the page works by script. */
  readonly isReady: boolean
  readonly answer: (questionId: string, answer: QuizAnswer) => void
  /** Shows the next item. */
  readonly next: () => void
  /** Shows the one before, as the browser's own button does. */
  readonly back: () => void
}

/** `at` tells two requests for the same item apart. */
export interface AskedItem {
  readonly index: number
  readonly at: number
}

export interface QuizStepsOptions {
  readonly quiz: CleanQuiz
  /** The item that the server has drawn. */
  readonly firstIndex: number
  /** An item to show now, whatever is answered: the editor's request. */
  readonly asked?: AskedItem | undefined
  /** Another item shows. */
  readonly onStep: () => void
}

/** Where the shopper is in a quiz: steps are entries of the browser's history, answers stay in the tab. */
export function useQuizSteps({ quiz, firstIndex, asked, onStep }: QuizStepsOptions): QuizSteps {
  const { id } = quiz
  const [state, setState] = useState<QuizState>({ index: firstIndex, answers: {}, finished: false })
  const [isReady, setReady] = useState(false)
  const firstOwnIndex = useRef(firstIndex)
  const path = useRef('')

  const restore = useEffectEvent(() => {
    // The address knows better than the page, which the router may have kept from another step.
    const asked = readStep(location.search)
    const restored = restoreQuiz(quiz, { answers: loadAnswers(id), index: asked })
    if (restored.index !== asked) replaceStep(restored.index)
    firstOwnIndex.current = restored.index
    path.current = location.pathname
    // Answers given before the page's code came are newer than what the tab remembers.
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

/** The browser's own buttons have led to another entry of its history. */
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
