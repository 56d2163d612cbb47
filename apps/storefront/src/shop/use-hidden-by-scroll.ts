'use client'

import { useEffect, useState } from 'react'

/** Pixels to move in one direction before the header hides or shows. See docs/specification.md#header. */
export const HIDE_THRESHOLD_PX = 200

/** How far the page has scrolled since the direction last changed. */
export interface ScrollWatch {
  readonly isHidden: boolean
  /** Position now. Pixels. */
  readonly y: number
  /** Where scrolling in the current direction began. */
  readonly turnedAt: number
}

export const AT_TOP: ScrollWatch = { isHidden: false, y: 0, turnedAt: 0 }

/** The watch after the page moved to `y`: hidden after 200 px down, shown after 200 px up and near the top. See docs/specification.md#header. */
export function watchScroll(watch: ScrollWatch, y: number): ScrollWatch {
  const hasTurned = (y - watch.y) * (watch.y - watch.turnedAt) < 0
  const turnedAt = hasTurned ? watch.y : watch.turnedAt
  const moved = y - turnedAt
  if (y <= HIDE_THRESHOLD_PX) return { isHidden: false, y, turnedAt }
  if (Math.abs(moved) < HIDE_THRESHOLD_PX) return { isHidden: watch.isHidden, y, turnedAt }
  return { isHidden: moved > 0, y, turnedAt }
}

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
