'use client'

import { Children, type ReactNode, useRef } from 'react'
import { chevronEndIcon, chevronStartIcon } from '../icons/icons.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { classNames, type RootProps, toRoot } from '../parts/root.ts'
import { useScrollFocus } from '../parts/scroll-focus.ts'
import { scrollToSlide, useTrack } from '../parts/scroll-track.ts'
import * as styles from './carousel.css.ts'

export interface CarouselProps extends RootProps {
  /** Name of the region. */
  readonly label: string
  readonly children: ReactNode
  readonly previousLabel: string
  readonly nextLabel: string
  /** Shown above the start of the track, such as a heading. */
  readonly heading?: ReactNode
  /** Items in view: `card` 2, 3 or 4, `wide` 1 to 2, `full` 1. @default 'card' */
  readonly itemWidth?: keyof typeof styles.itemWidth
}

/** A row of items that is wider than the window. It can be swiped, scrolled, or moved by arrow keys or two buttons. */
export function Carousel(props: CarouselProps) {
  const { label, children, previousLabel, nextLabel, heading, itemWidth = 'card' } = props
  const ref = useRef<HTMLUListElement>(null)
  useScrollFocus(ref)
  const { index, isAtStart, isAtEnd } = useTrack(ref)
  const move = (by: number): void => {
    if (ref.current) scrollToSlide(ref.current, Math.max(index + by, 0), 'smooth')
  }
  return (
    <section {...toRoot('carousel', props, '')} aria-label={label}>
      <div className={styles.head} data-part="header">
        <div>{heading}</div>
        <div className={styles.controls} data-part="controls" hidden={isAtStart && isAtEnd}>
          <IconButton
            icon={chevronStartIcon}
            mirrored
            variant="secondary"
            label={previousLabel}
            aria-disabled={isAtStart || undefined}
            onClick={() => move(-1)}
          />
          <IconButton
            icon={chevronEndIcon}
            mirrored
            variant="secondary"
            label={nextLabel}
            aria-disabled={isAtEnd || undefined}
            onClick={() => move(1)}
          />
        </div>
      </div>
      <ul
        ref={ref}
        className={classNames(styles.track, styles.itemWidth[itemWidth])}
        data-part="track"
        aria-label={label}
      >
        {Children.map(children, (child) => (
          <li className={styles.slide} data-part="slide">
            {child}
          </li>
        ))}
      </ul>
    </section>
  )
}
