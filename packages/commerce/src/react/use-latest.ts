'use client'

import { useInsertionEffect, useRef } from 'react'

/**
 * The value of the last render, for what runs later. With it a hook takes functions that its component makes anew on
 * every render. Not to be read while rendering.
 */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value)
  // Before every other effect, which may already call a function.
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
