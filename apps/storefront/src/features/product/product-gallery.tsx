'use client'

import type { Picture as Source } from '@sorrel/domain/product'
import { type ImageComponent, Picture } from '@sorrel/ui/picture'
import { useEffect, useRef } from 'react'
import { useWords } from '#platform/words.tsx'
import * as styles from './product-gallery.css.ts'

export interface ProductGalleryProps {
  readonly images: readonly Source[]
  readonly name: string
  readonly image: ImageComponent
  /** The picture shown, from 0. */
  readonly current: number
  readonly onCurrentChange: (index: number) => void
}

const SIZES = '(min-width: 60rem) 50vw, 100vw'

/** The product's pictures: thumbnails on a wide window, swipe with dots and a counter on a narrow one. Specification section 2. */
export function ProductGallery({ images, name, image, current, onCurrentChange }: ProductGalleryProps) {
  const t = useWords()
  const track = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = track.current
    const slide = list?.children[current]
    if (list && slide instanceof HTMLElement && getIndex(list) !== current)
      list.scrollTo({ left: slide.offsetLeft - list.offsetLeft })
  }, [current])
  const total = images.length
  return (
    <section
      className={styles.gallery}
      aria-label={t('products.gallery.label', { name })}
      data-single={total < 2 || undefined}
    >
      {total > 1 && (
        <ul className={styles.thumbnails}>
          {images.map((picture, index) => (
            <li key={picture.id}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={t('products.gallery.show', { index: index + 1, total })}
                aria-current={index === current}
                onClick={() => onCurrentChange(index)}
              >
                <Picture
                  {...toSource(picture)}
                  alt=""
                  ratio="8/9"
                  corners="nested"
                  sizes="88px"
                  image={image}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ul
        ref={track}
        className={styles.track}
        tabIndex={total > 1 ? 0 : undefined}
        aria-label={total > 1 ? t('products.gallery.position', { index: current + 1, total }) : undefined}
        onScroll={(event) => {
          const index = getIndex(event.currentTarget)
          if (
            index !== current &&
            index * event.currentTarget.clientWidth === Math.round(Math.abs(event.currentTarget.scrollLeft))
          )
            onCurrentChange(index)
        }}
      >
        {images.map((picture, index) => (
          <li key={picture.id} className={styles.slide}>
            <Picture
              {...toSource(picture)}
              ratio="8/9"
              corners="none"
              sizes={SIZES}
              priority={index === 0 ? 'high' : 'low'}
              image={image}
            />
          </li>
        ))}
      </ul>
      {total > 1 && <Position current={current} total={total} />}
    </section>
  )
}

function Position({ current, total }: { readonly current: number; readonly total: number }) {
  return (
    <div className={styles.position} aria-hidden="true">
      <span className={styles.dots}>
        {Array.from({ length: total }, (_, index) => (
          <span key={index} className={styles.dot} data-current={index === current || undefined} />
        ))}
        {current + 1}/{total}
      </span>
    </div>
  )
}

function getIndex(list: HTMLElement): number {
  return list.clientWidth === 0 ? 0 : Math.round(Math.abs(list.scrollLeft) / list.clientWidth)
}

function toSource({ src, alt, width, height }: Source) {
  return { src, alt, width, height }
}
