'use client'

import type { Picture } from '@sorrel/domain/product'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './step-picture.css.ts'

export interface StepPictureProps {
  readonly image: Picture
  /** On this step or the next. */
  readonly isNear: boolean
}

/** The picture beside the words of a step. */
export function StepPicture({ image, isNear }: StepPictureProps) {
  const { image: Image } = useShop()
  return (
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
  )
}
