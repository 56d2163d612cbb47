'use client'

import { parseCleanPage } from '@sorrel/commerce/content'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { ContentScreen } from '#features/content/index.ts'
import type { PreviewContentProps } from './load-preview-content.ts'
import { useContentChanges, usePreviewState } from './preview-context.ts'
import { getPreviewedContent } from './preview-state.ts'
import { useBlockData } from './use-block-data.ts'
import { useNotifyReady } from './notify-editor.ts'

/** A content page that follows the editor. */
export function PreviewContent({ json, content, data }: PreviewContentProps) {
  const changes = useContentChanges(content)
  const page = useMemo(() => parseCleanPage(getPreviewedContent(json, changes)), [json, changes])
  const blocks = useBlockData(page, data)
  const place = useRef<HTMLDivElement>(null)
  useSelectedSection(place)
  useNotifyReady(content)
  if (page === undefined) return null
  return (
    <div ref={place}>
      <ContentScreen page={page} structuredData={[]} {...blocks} />
    </div>
  )
}

/** Scrolls to the block that the merchant clicked in the editor: `sections.2` is the third. */
export function useSelectedSection(place: RefObject<HTMLElement | null>): void {
  const { selected } = usePreviewState()
  useEffect(() => {
    const [list, index] = selected?.path ?? []
    if (list !== 'sections' || index === undefined) return
    const blocks = place.current?.querySelectorAll(':scope > section')
    blocks?.[Number(index)]?.scrollIntoView({ block: 'center' })
  }, [place, selected])
}
