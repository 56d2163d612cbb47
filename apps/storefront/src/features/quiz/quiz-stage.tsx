'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { QuizFlow, type QuizFlowProps } from './quiz-flow.tsx'

export type QuizStageProps = Pick<QuizFlowProps, 'quiz' | 'firstIndex' | 'resultsHref' | 'image'>

/** The quiz with the router: the answers lead to the results. */
export function QuizStage(props: QuizStageProps) {
  const router = useRouter()
  const [isFinishing, startFinishing] = useTransition()
  const finish = (query: string) => startFinishing(() => router.push(`${props.resultsHref}?${query}`))
  return <QuizFlow {...props} onFinish={finish} isFinishing={isFinishing} />
}
