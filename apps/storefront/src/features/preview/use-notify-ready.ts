'use client'

import { type PreviewedContent, toPreviewReadyMessage } from '@sorrel/contracts/preview'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { usePreview } from './preview-context.ts'
import { notifyEditor } from './notify-editor.ts'

/** Tells the editor that a page listens, and what it shows. */
export function useNotifyReady(content?: PreviewedContent): void {
  const { editorOrigins } = usePreview()
  const { locale } = useShop()
  const path = usePathname()
  const { id, model, slug } = content ?? {}
  useEffect(() => {
    const shown = id && model && slug !== undefined ? { id, model, slug } : undefined
    notifyEditor(toPreviewReadyMessage({ path, locale, content: shown }), editorOrigins)
  }, [path, locale, id, model, slug, editorOrigins])
}
