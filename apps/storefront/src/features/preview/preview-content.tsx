'use client'

import { cleanPage, type CleanPage } from '@sorrel/commerce/content'
import { parseContentPage } from '@sorrel/contracts/content'
import { useMemo, useRef } from 'react'
import { ContentScreen } from '#features/content/index.ts'
import { useShop } from '#shop/shop-context.tsx'
import type { PreviewContentProps } from './load-preview-content.ts'
import { useContentChanges } from './preview-context.ts'
import { getPreviewedContent } from './preview-state.ts'
import { useBlockData } from './use-block-data.ts'
import { useSelectedSection } from './use-selected-section.ts'
import { useNotifyReady } from './use-notify-ready.ts'

/** A content page that follows the editor. */
export function PreviewContent({ json, content, data }: PreviewContentProps) {
  const shop = useShop()
  const changes = useContentChanges(content)
  const page = useMemo(() => readPage(getPreviewedContent(json, changes)), [json, changes])
  const blocks = useBlockData(page, data)
  const place = useRef<HTMLDivElement>(null)
  useSelectedSection(place)
  useNotifyReady(content)
  if (page === undefined) return null
  return (
    <div ref={place}>
      <ContentScreen page={page} shop={shop} structuredData={[]} {...blocks} />
    </div>
  )
}

function readPage(json: unknown): CleanPage | undefined {
  const page = parseContentPage(json)
  return page && cleanPage(page)
}
