'use client'

import type { CleanQuizTransition } from '@sorrel/commerce/content'
import { Heading } from '@sorrel/ui/heading'
import { Prose } from '@sorrel/ui/prose'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './transition-view.css.ts'

export interface TransitionViewProps {
  readonly item: CleanQuizTransition
  readonly isNear: boolean
}

/** A text between questions, with a picture at its start or end. */
export function TransitionView({ item, isNear }: TransitionViewProps) {
  const { image: Image } = useShop()
  const { layout, image, title, description } = item
  return (
    <div className={styles.layout[image ? layout : 'no_image']}>
      {image && (
        <Image
          src={image.src}
          version={image.version}
          alt={image.alt}
          width={image.width}
          height={image.height}
          sizes="(min-width: 60rem) 50vw, 100vw"
          loading={isNear ? 'eager' : 'lazy'}
          className={styles.picture}
        />
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
