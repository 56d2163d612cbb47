'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a controlled input. What a reader typed or chose before hydration exists only in the DOM element, and the first
 * client render would overwrite it. Before that, `takeOver` receives the element once, to pass its value to the owner.
 * Put the returned ref on the element. An input whose change takes effect immediately needs `autocomplete="off"`, since
 * browsers also restore fields on "back".
 */
export function useEarlyChoice<E extends Element>(takeOver: (element: E) => void): RefObject<E | null> {
  const ref = useRef<E>(null)
  const isTaken = useRef(false)
  useLayoutEffect(() => {
    if (isTaken.current || !ref.current) return
    isTaken.current = true
    takeOver(ref.current)
  })
  return ref
}
