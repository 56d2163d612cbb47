'use client'

import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { useShop } from '#shop/shop-context.tsx'
import { saveAnswers } from './answer-storage.ts'

export interface RestartLinkProps {
  readonly quizId: string
  readonly variant: 'primary' | 'link'
}

/** Links to the quiz's first step and deletes the answers. */
export function RestartLink({ quizId, variant }: RestartLinkProps) {
  const { t, link, toHref } = useShop()
  return (
    <Button
      as={link}
      href={toHref(routes.quiz(quizId))}
      variant={variant}
      onClick={() => saveAnswers(quizId, {})}
    >
      {t('quiz.restart')}
    </Button>
  )
}
