'use client'

import { useEffect, useState } from 'react'

/**
 * Follows `isOn`, but turns on one frame later: an element that is rendered open would not slide in, and a hidden one
 * cannot take the focus.
 */
export function useNextFrame(isOn: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setLate(isOn))
    return () => cancelAnimationFrame(frame)
  }, [isOn])
  return isOn && isLate
}
