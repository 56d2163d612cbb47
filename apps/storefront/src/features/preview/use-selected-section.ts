'use client'

import { type RefObject, useEffect } from 'react'
import { usePreviewState } from './preview-context.ts'

/** Brings the block into sight that the merchant clicked in the editor: `sections.2` is the third. */
export function useSelectedSection(place: RefObject<HTMLElement | null>): void {
  const selected = usePreviewState((state) => state.selected)
  useEffect(() => {
    const [list, index] = selected?.path ?? []
    if (list !== 'sections' || index === undefined) return
    const blocks = place.current?.querySelectorAll(':scope > section')
    blocks?.[Number(index)]?.scrollIntoView({ block: 'center' })
  }, [place, selected])
}
