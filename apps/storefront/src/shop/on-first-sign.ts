/** What a visitor does first: moves the pointer, touches, types or scrolls. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

interface Sign extends Pick<Event, 'type'>, Partial<Pick<PointerEvent, 'movementX' | 'movementY'>> {}

let hasSign = false

/** Runs something at the first sign of a visitor, at once where there has been one. Returns what takes it back. */
export function onFirstSign(run: () => void): () => void {
  // The browser remembers a press that came while nothing here was listening yet.
  if (hasSign || navigator.userActivation?.hasBeenActive === true) {
    run()
    return () => undefined
  }
  const stop = () => SIGNS.forEach((sign) => window.removeEventListener(sign, start))
  const start = ({ type, movementX, movementY }: Sign) => {
    // Browsers tell a page that loads below a pointer that it is there: such a pointer has not moved.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return
    hasSign = true
    stop()
    run()
  }
  for (const sign of SIGNS) window.addEventListener(sign, start, { passive: true })
  return stop
}
