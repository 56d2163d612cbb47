'use client'

import { useEffect, useState } from 'react'

/** False for the first frame: what arrives open would not slide, so it arrives closed. */
export function useAfterFirstPaint(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPainted(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isPainted
}
