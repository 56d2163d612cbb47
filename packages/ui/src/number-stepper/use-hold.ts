import { useEffect, useEffectEvent, useRef } from 'react'

/** A press that lasts this long begins to repeat. */
const HOLD_DELAY_MS = 400
/** Time between two repeats. */
const REPEAT_MS = 80

export interface HoldHandlers {
  /** Each repeat while the button is held. */
  readonly onRepeat: () => void
  /** The button was released after at least one repeat. */
  readonly onEnd: () => void
}

/** Repeats while a button is held. The click event after a hold must not count as a step: `isClick` is false for it. */
export function useHold({ onRepeat, onEnd }: HoldHandlers) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasRepeated = useRef(false)
  const repeat = useEffectEvent(() => {
    hasRepeated.current = true
    onRepeat()
  })
  const begin = useEffectEvent(() => {
    repeat()
    timer.current = setInterval(() => repeat(), REPEAT_MS)
  })
  const end = useEffectEvent(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    if (hasRepeated.current) onEnd()
  })
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    // At the end of the range the button is disabled and gets no more events, so the window listens.
    for (const type of ['pointerup', 'pointercancel', 'blur']) addEventListener(type, () => end(), { signal })
    return () => {
      listeners.abort()
      clearTimeout(timer.current)
    }
  }, [])
  return {
    press: (button: number): void => {
      if (button !== 0) return
      hasRepeated.current = false
      timer.current = setTimeout(() => begin(), HOLD_DELAY_MS)
    },
    /** Whether a click event is a genuine click. False for the one event after a hold. */
    isClick: (): boolean => {
      const isOwn = !hasRepeated.current
      hasRepeated.current = false
      return isOwn
    },
  }
}
