'use client'

import { GalleryLightbox } from '@sorrel/ui/gallery-lightbox'
import { useState } from 'react'
import type { HostApp } from './host-app.ts'
import type { ShownPicture } from './picture-list.tsx'

export interface PictureWindowProps {
  readonly label: string
  readonly pictures: readonly ShownPicture[]
  /** The picture shown first, from 0. */
  readonly index: number
  readonly app: HostApp
  readonly onOpenChange: (open: boolean) => void
}

/** Pictures of reviews in a lightbox. */
export function PictureWindow({ label, pictures, index, app, onOpenChange }: PictureWindowProps) {
  const { t, image } = app
  const [current, setCurrent] = useState(index)
  return (
    <GalleryLightbox
      open
      onOpenChange={onOpenChange}
      label={label}
      pictures={pictures.map(({ picture: { url, width, height }, alt }) => ({
        src: url,
        alt,
        width,
        height,
      }))}
      index={current}
      onIndexChange={setCurrent}
      positionLabels={pictures.map(({ alt }) => alt)}
      previousLabel={t('a11y.previous_slide')}
      nextLabel={t('a11y.next_slide')}
      magnifyLabel={t('products.gallery.zoom')}
      closeLabel={t('a11y.close')}
      image={image}
    />
  )
}
