import { useEffect, useRef, useState } from 'react'

/** How long a pointer must rest before a sheet opens. */
const OPEN_DELAY_MS = 200
/** If a sheet closed less than this ago, the next one opens without delay. */
const SKIP_DELAY_MS = 300
/** How long after the pointer has left a sheet closes. */
const CLOSE_DELAY_MS = 150

/** The id of the open entry. Delays prevent a passing pointer from opening a sheet. */
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
    /** Opens or closes without delay, for clicks and keys. */
    change,
    enter: (id: string): void => {
      const isSoon = openId !== undefined || performance.now() - closedAt.current < SKIP_DELAY_MS
      plan(id, isSoon ? 0 : OPEN_DELAY_MS)
    },
    leave: (): void => plan(undefined, CLOSE_DELAY_MS),
  }
}
