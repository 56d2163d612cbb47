/** A visitor's first interactions: moving the pointer, touching, typing or scrolling. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** Before React, which stops the events of a part that it has not taken over. */
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
    // Browsers tell a page that loads below a pointer that it is there: such a pointer has not moved.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return
    hasSign = true
    stop()
    timer = setTimeout(run)
  }
  for (const sign of SIGNS) window.addEventListener(sign, start, LISTENING)
  return stop
}

/**
 * Whether a press came while nothing here was listening: a cached page's starter has noted it
 * (`front/transform/deferred-loader.ts`), on other pages the browser remembers it.
 */
function wasPressed(): boolean {
  const { start } = document.documentElement.dataset
  return start === undefined ? navigator.userActivation?.hasBeenActive === true : start === 'press'
}
