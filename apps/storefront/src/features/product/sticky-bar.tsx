'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as styles from './buy-box.css.ts'

export interface StickyBarProps {
  /** The main actions. The bar shows only while they are off the screen. */
  readonly children: ReactNode
  readonly price: string
  readonly button: ReactNode
}

/** Everything below the window counts as in view: the bar shows only once the actions are above it. */
const BELOW = '0px 0px 100000px 0px'

/** On narrow windows a bar with the price and the button shows once the main button has left the screen. */
export function StickyBar({ children, price, button }: StickyBarProps) {
  const main = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (main.current === null) return
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false), {
      rootMargin: BELOW,
    })
    observer.observe(main.current)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div ref={main}>{children}</div>
      <div className={styles.bar} data-shown={isShown || undefined}>
        <span className={styles.barPrice}>{price}</span>
        <div className={styles.add}>{button}</div>
      </div>
    </>
  )
}
