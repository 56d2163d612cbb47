'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a controlled input. What a reader typed or chose before the page's code loaded is only in the DOM element, and
 * the first render of the client would overwrite it. `takeOver` gets the element once, before that, to pass its value
 * to the owner. Put the returned ref on the element. An input whose change has an effect at once needs
 * `autocomplete="off"`, since a browser also fills fields in when it goes back.
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
