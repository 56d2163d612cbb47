import { type RefObject, useEffect, useEffectEvent } from 'react'

export interface DismissHandlers {
  /** Escape was pressed inside the element. */
  readonly onEscape: () => void
  /** The focus moved out of the element. */
  readonly onLeave: () => void
}

/** Listens on an element that is not interactive itself. */
export function useDismiss(ref: RefObject<HTMLElement | null>, handlers: DismissHandlers): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') handlers.onEscape()
  })
  const leave = useEffectEvent((event: FocusEvent) => {
    const isInside = event.relatedTarget instanceof Node && ref.current?.contains(event.relatedTarget)
    if (!isInside) handlers.onLeave()
  })
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const listeners = new AbortController()
    element.addEventListener('keydown', (event) => press(event), { signal: listeners.signal })
    element.addEventListener('focusout', (event) => leave(event), { signal: listeners.signal })
    return () => listeners.abort()
  }, [ref])
}
