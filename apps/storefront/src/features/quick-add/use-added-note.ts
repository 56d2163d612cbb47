'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

/** 'Added to cart' is shown this long. See docs/specification.md#quick-add. */
export const NOTE_SHOWN_MS = 3000

/** Then the button's own label comes back, once the note has gone. See docs/specification.md#quick-add. */
export const LABEL_RESET_MS = 4000

/** `leaving`: the note goes, its words still stand. */
export type AddedNote = 'none' | 'shown' | 'leaving'

/** The note after adding, and what starts it anew. */
export function useAddedNote(): readonly [note: AddedNote, start: () => void] {
  const [note, setNote] = useState<AddedNote>('none')
  const timers = useRef<readonly ReturnType<typeof setTimeout>[]>([])
  const stop = useCallback(() => timers.current.forEach(clearTimeout), [])
  useEffect(() => stop, [stop])
  const start = useCallback(() => {
    stop()
    setNote('shown')
    timers.current = [
      setTimeout(() => setNote('leaving'), NOTE_SHOWN_MS),
      setTimeout(() => setNote('none'), LABEL_RESET_MS),
    ]
  }, [stop])
  return [note, start]
}
