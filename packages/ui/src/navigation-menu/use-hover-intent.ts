import { useEffect, useRef, useState } from 'react'

/** A pointer must rest this long before a sheet opens. See docs/specification.md#timing-of-components. */
const OPEN_DELAY_MS = 200
/** Within this time after a sheet closed the next opens at once. See docs/specification.md#timing-of-components. */
const SKIP_DELAY_MS = 300
/** A pointer may leave for this long. See docs/specification.md#timing-of-components. */
const CLOSE_DELAY_MS = 150

/** Which entry is open, with the waits that keep a passing pointer from opening anything. */
export function useHoverIntent() {
  const [openId, setOpenId] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const closedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = (id: string | undefined): void => {
    clearTimeout(timer.current)
    setOpenId((current) => {
      if (current !== undefined && id === undefined) closedAt.current = performance.now()
      return id
    })
  }
  const plan = (id: string | undefined, delay: number): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => change(id), delay)
  }
  return {
    openId,
    /** At once: a click, a key. */
    change,
    enter: (id: string): void => {
      const isSoon = openId !== undefined || performance.now() - closedAt.current < SKIP_DELAY_MS
      plan(id, isSoon ? 0 : OPEN_DELAY_MS)
    },
    leave: (): void => plan(undefined, CLOSE_DELAY_MS),
  }
}
