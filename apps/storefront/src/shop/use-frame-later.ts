'use client'

import { useEffect, useState } from 'react'

/**
 * `isOn`, its turning on a frame late: what arrives open would not slide, and what is not yet seen cannot take the focus.
 */
export function useFrameLater(isOn: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setLate(isOn))
    return () => cancelAnimationFrame(frame)
  }, [isOn])
  return isOn && isLate
}
