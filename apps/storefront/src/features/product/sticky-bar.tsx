'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as styles from './buy-box.css.ts'

export interface StickyBarProps {
  /** The main actions; while they are on the screen the bar is not. */
  readonly children: ReactNode
  readonly price: string
  readonly button: ReactNode
}

/** All below the window counts as in view, so that a jump to the top is noticed too. */
const BELOW = '0px 0px 100000px 0px'

/** On a narrow window the price and the button follow the shopper once the main button has left the screen. */
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
