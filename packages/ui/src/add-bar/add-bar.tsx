'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './add-bar.css.ts'

export interface AddBarProps extends RootProps {
  /** The main actions. The bar shows only while they are off the screen. */
  readonly children: ReactNode
  /** What the button would add, and so what it costs. */
  readonly price: ReactNode
  /** The same button once more, in the bar. A disabled one leaves the bar out. */
  readonly action: ReactNode
}

/**
 * On narrow windows a bar with the price and the button shows while the main button is off the screen: on a phone from
 * the first screen on, also in the server's drawing; on a tablet once the button is above the window. `className` and
 * `style` are those of the bar.
 */
export function AddBar({ children, price, action, ...root }: AddBarProps) {
  const main = useRef<HTMLDivElement>(null)
  const [isAway, setAway] = useState<'below' | 'above' | 'no'>('below')
  useEffect(() => {
    if (main.current === null) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry === undefined) return
      const { isIntersecting, boundingClientRect } = entry
      if (isIntersecting) setAway('no')
      else setAway(boundingClientRect.top > 0 ? 'below' : 'above')
    })
    observer.observe(main.current)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div ref={main}>{children}</div>
      <div {...toRoot('add-bar', root, styles.bar)} data-away={isAway}>
        <span className={styles.price}>{price}</span>
        <div className={styles.action}>{action}</div>
      </div>
    </>
  )
}
