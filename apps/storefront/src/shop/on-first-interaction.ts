/** A visitor's first interactions: moving the pointer, touching, typing or scrolling. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** Must listen before React, which stops the events of components that are not hydrated yet. */
const LISTENING = { passive: true, capture: true } as const

interface Sign extends Pick<Event, 'type'>, Partial<Pick<PointerEvent, 'movementX' | 'movementY'>> {}

let hasSign = false

/**
 * Runs `run` after the visitor's first pointer move, touch, key or scroll (in a timeout, so that the press itself is
 * not delayed), or now if that has happened. Returns a function that cancels it.
 */
export function onFirstInteraction(run: () => void): () => void {
  if (hasSign || wasPressed()) {
    run()
    return () => undefined
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    for (const sign of SIGNS) window.removeEventListener(sign, start, LISTENING)
  }
  const start = ({ type, movementX, movementY }: Sign) => {
    // Browsers dispatch a move event for a pointer that rests where the page loads: such a pointer has not moved.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return
    hasSign = true
    stop()
    timer = setTimeout(run)
  }
  for (const sign of SIGNS) window.addEventListener(sign, start, LISTENING)
  return stop
}

/**
 * Whether a click came before anything was listening. On a cached page the loader has recorded it
 * (`front/transform/deferred-loader.ts`); on other pages the browser knows.
 */
function wasPressed(): boolean {
  const { start } = document.documentElement.dataset
  return start === undefined ? navigator.userActivation?.hasBeenActive === true : start === 'press'
}
