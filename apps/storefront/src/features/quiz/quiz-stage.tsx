'use client'

import { useTransition } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { QuizFlow, type QuizFlowProps } from './quiz-flow.tsx'

export type QuizStageProps = Pick<QuizFlowProps, 'quiz' | 'firstIndex' | 'resultsHref' | 'image' | 'asked'>

/** The quiz with the router: the answers lead to the results. */
export function QuizStage(props: QuizStageProps) {
  const { navigate } = useShop()
  const [isFinishing, startFinishing] = useTransition()
  const finish = (query: string) => startFinishing(() => navigate(`${props.resultsHref}?${query}`))
  return <QuizFlow {...props} onFinish={finish} isFinishing={isFinishing} />
}
