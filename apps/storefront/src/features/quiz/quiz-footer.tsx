'use client'

import type { CleanQuiz } from '@sorrel/commerce/content'
import { Button } from '@sorrel/ui/button'
import { Icon } from '@sorrel/ui/icon'
import { arrowEndIcon, arrowStartIcon } from '#shop/icons.ts'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './quiz-screen.css.ts'

export interface QuizFooterProps {
  readonly quiz: CleanQuiz
  /** The item shown, from 0. */
  readonly index: number
  readonly isLast: boolean
  readonly isFinishing: boolean
  readonly onBack: () => void
}

/** Buttons to the next and the previous item; without script one button to the results. */
export function QuizFooter({ quiz, index, isLast, isFinishing, onBack }: QuizFooterProps) {
  const { t } = useShop()
  const results = quiz.seeResultsLabel ?? t('quiz.see_results')
  const isWhole = quiz.layout === 'single_page'
  return (
    <footer className={styles.foot} data-layout={quiz.layout}>
      <div className={styles.withoutScript}>
        <Button type="submit" size="lg">
          {results}
        </Button>
      </div>
      <div className={styles.buttons}>
        {index > 0 && (
          <Button
            variant="quiet"
            size="lg"
            iconStart={<Icon icon={arrowStartIcon} size={18} mirrored />}
            onClick={onBack}
          >
            {t('quiz.back')}
          </Button>
        )}
        <span className={styles.next}>
          <Button
            type="submit"
            size="lg"
            fullWidth
            loading={isFinishing}
            loadingLabel={t('quiz.loading')}
            iconEnd={isWhole ? undefined : <Icon icon={arrowEndIcon} size={18} mirrored />}
          >
            {isLast ? results : (getNextLabel(quiz, index) ?? t(index === 0 ? 'quiz.start' : 'quiz.next'))}
          </Button>
        </span>
      </div>
      <p role="status" className={styles.status}>
        {isFinishing && t('quiz.loading')}
      </p>
    </footer>
  )
}

/** The merchant's label for the next step; a quiz that opens with a transition has the shop's own start label there. */
function getNextLabel({ items, nextButtonLabel }: CleanQuiz, index: number): string | undefined {
  return index === 0 && items[0]?.kind === 'transition' ? undefined : nextButtonLabel
}
