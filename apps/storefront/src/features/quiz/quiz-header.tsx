'use client'

import type { CleanQuiz } from '@sorrel/commerce/content'
import { getQuizProgress, type QuizState } from '@sorrel/domain/quiz'
import { Heading } from '@sorrel/ui/heading'
import { ProgressBar } from '@sorrel/ui/progress-bar'
import { Text } from '@sorrel/ui/text'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './quiz-screen.css.ts'

export interface QuizHeaderProps {
  readonly quiz: CleanQuiz
  readonly state: QuizState
}

/** The quiz's name and the shopper's progress: by step, or on a single page by answered questions. */
export function QuizHeader({ quiz, state }: QuizHeaderProps) {
  const { t } = useShop()
  const isWhole = quiz.layout === 'single_page'
  const { step, count } = getQuizProgress(quiz, state)
  const done = isWhole ? Object.keys(state.answers).length : step
  const position = t('quiz.step', { current: Math.max(step, 1), total: count })
  return (
    <header className={styles.head} data-layout={quiz.layout}>
      <div className={styles.titleRow}>
        <Heading level={1} size={isWhole ? '6xl' : 'lg'}>
          {quiz.name}
        </Heading>
        {!isWhole && count > 0 && (
          <Text size="sm" figures="tabular">
            {position}
          </Text>
        )}
      </div>
      {count > 0 && (
        <div className={styles.progress}>
          <ProgressBar
            tone="primary"
            label={t('quiz.progress')}
            value={done}
            max={count}
            valueLabel={isWhole ? undefined : position}
          />
        </div>
      )}
    </header>
  )
}
