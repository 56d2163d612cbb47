import { type RefObject, useEffect } from 'react'

/** Makes an element focusable while its content overflows, so that keys can scroll it. */
export function useScrollFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const update = (): void => {
      const canScroll =
        element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth
      if (canScroll) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [ref])
}
