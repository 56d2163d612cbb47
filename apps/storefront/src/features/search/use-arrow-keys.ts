'use client'

import { type RefObject, useEffect, useRef } from 'react'

const STOPS = 'input, a[href]'

/** The arrows up and down go through the field and the links of a panel, from one to the next. Put the ref on the panel. */
export function useArrowKeys<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null)
  useEffect(() => {
    const panel = ref.current
    const press = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const all = [...(panel?.querySelectorAll<HTMLElement>(STOPS) ?? [])]
      const stops = all.filter((stop) => stop.checkVisibility())
      const current = stops.findIndex((stop) => stop === event.target)
      const next = current === -1 ? undefined : stops[current + step]
      if (next === undefined) return
      event.preventDefault()
      next.focus()
    }
    panel?.addEventListener('keydown', press)
    return () => panel?.removeEventListener('keydown', press)
  }, [])
  return ref
}
