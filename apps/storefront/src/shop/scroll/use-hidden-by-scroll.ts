'use client'

import { useEffect, useState } from 'react'
import { AT_TOP, watchScroll } from './scroll-direction.ts'

/** Whether a header hides now: on the way down, where the merchant wants it to. See docs/specification.md#header. */
export function useHiddenByScroll(isOn: boolean): boolean {
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    if (!isOn) return undefined
    let watch = AT_TOP
    const look = () => {
      watch = watchScroll(watch, window.scrollY)
      setHidden(watch.isHidden)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [isOn])
  return isHidden
}
