'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a control whose value comes from outside. What a reader typed or chose before the page's code came stands in the
 * element alone, and the next render would undo it: `takeOver` gets the element once, before that, to tell its owner.
 * Put the answer on the element. A control that acts at once needs `autocomplete="off"`, since a browser that goes back
 * fills fields in too.
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
