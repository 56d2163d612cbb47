'use client'

import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { useShop } from '#shop/shop-context.tsx'
import { forgetAnswers } from './answer-storage.ts'

export interface RestartLinkProps {
  readonly quizId: string
  readonly variant: 'primary' | 'anchor'
}

/** Leads to the quiz's first step, with no answers left. */
export function RestartLink({ quizId, variant }: RestartLinkProps) {
  const { t, link, toHref } = useShop()
  return (
    <Button
      as={link}
      href={toHref(routes.quiz(quizId))}
      variant={variant}
      onClick={() => forgetAnswers(quizId)}
    >
      {t('quiz.restart')}
    </Button>
  )
}
