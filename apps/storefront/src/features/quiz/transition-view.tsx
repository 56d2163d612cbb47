'use client'

import type { CleanQuizTransition } from '@sorrel/commerce/content'
import { Heading } from '@sorrel/ui/heading'
import { Prose } from '@sorrel/ui/prose'
import { StepPicture } from './step-picture.tsx'
import * as styles from './transition-view.css.ts'

export interface TransitionViewProps {
  readonly item: CleanQuizTransition
  readonly isNear: boolean
}

/** A text between questions, with a picture at its start or end. */
export function TransitionView({ item, isNear }: TransitionViewProps) {
  const { layout, image, title, description } = item
  return (
    <div className={styles.layout[image ? layout : 'no_image']}>
      {image && (
        <div className={styles.picture}>
          <StepPicture image={image} isNear={isNear} />
        </div>
      )}
      <div className={styles.textBlock}>
        {title && (
          <Heading level={2} size="6xl" tabIndex={-1}>
            {title}
          </Heading>
        )}
        {description && <Prose html={description} />}
      </div>
    </div>
  )
}
