'use client'

import { Button } from '@sorrel/ui/button'
import type { LinkComponent } from '@sorrel/ui/link'
import { useShop } from '#shop/shop-context.tsx'
import { forgetAnswers } from './answer-storage.ts'

export interface RestartLinkProps {
  readonly quizId: string
  readonly href: string
  readonly link: LinkComponent
  readonly variant: 'primary' | 'anchor'
}

/** Leads to the quiz's first step, with no answers left. */
export function RestartLink({ quizId, href, link, variant }: RestartLinkProps) {
  const { t } = useShop()
  return (
    <Button as={link} href={href} variant={variant} onClick={() => forgetAnswers(quizId)}>
      {t('quiz.restart')}
    </Button>
  )
}
