'use client'

import { useEffect, useLayoutEffect, useState, ViewTransition } from 'react'
import { useShop } from './shop-context.tsx'
import * as styles from './page-motion.css.ts'

/** Animation is wanted, and the device renders fast enough. */
const MAY_MOVE = '(prefers-reduced-motion: no-preference) and (update: fast)'

/** Name of the view transition that links the clicked picture on the old page with the large one on the new page. */
const NAME = 'opened-picture'

/**
 * The picture of a clicked card grows into the first picture of the product's gallery, in browsers with view
 * transitions. Everything else changes immediately, so that no click waits. The element that React watches is empty:
 * with pictures inside, React would delay the page until they have loaded.
 */
export function CardMotion() {
  const { pathname } = useShop()
  const [pressed, setPressed] = useState<Pressed>()
  useEffect(() => {
    const notice = ({ target }: MouseEvent) => setPressed(toPressed(target, pathname))
    document.addEventListener('click', notice, true)
    return () => document.removeEventListener('click', notice, true)
  }, [pathname])
  useLayoutEffect(() => {
    const isHere = pressed?.picture.isConnected === true
    const picture = isHere
      ? pressed.picture
      : toFrame(document.querySelector('main [aria-haspopup=dialog] img'))
    picture?.style.setProperty('view-transition-name', NAME)
    return () => void picture?.style.removeProperty('view-transition-name')
  }, [pressed, pathname])
  useEffect(() => setPressed(undefined), [pathname])
  // Rendered only from the click to the new page, because React snapshots the old page for any change around this
  // element.
  return (
    pressed && (
      <ViewTransition default="none" update={pressed.page === pathname ? 'none' : 'auto'}>
        <i className={styles.watched} data-page={pathname} />
      </ViewTransition>
    )
  )
}

interface Pressed {
  /** Of the card. */
  readonly picture: HTMLElement
  /** Path of the page that the card is on. */
  readonly page: string
}

function toPressed(target: EventTarget | null, page: string): Pressed | undefined {
  const card = target instanceof Element ? target.closest('a')?.closest('article') : undefined
  const picture = matchMedia(MAY_MOVE).matches ? toFrame(card?.querySelector('img')) : undefined
  return picture && { picture, page }
}

/** The kit renders a picture inside a frame, which has the rounded corners. */
const toFrame = (image: Element | null | undefined) => image?.parentElement ?? undefined
