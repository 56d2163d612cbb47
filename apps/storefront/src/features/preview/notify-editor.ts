'use client'

import {
  type PreviewedContent,
  toLocaleChangedMessage,
  toPreviewReadyMessage,
} from '@sorrel/contracts/preview'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { usePreview } from './preview-context.ts'

type EditorMessage = ReturnType<typeof toLocaleChangedMessage | typeof toPreviewReadyMessage>

/**
 * Posts a message to the window that frames the shop, if it is an editor's. Browsers deliver to the named origin only.
 */
function notifyEditor(message: EditorMessage, editorOrigins: readonly string[]): void {
  if (window.parent === window) return
  const framing = 'ancestorOrigins' in window.location ? window.location.ancestorOrigins[0] : undefined
  for (const origin of editorOrigins)
    if (framing === undefined || framing === origin) window.parent.postMessage(message, origin)
}

/** Notifies the editor that a page listens, and what it shows. */
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

const NOTIFIED_LOCALE = 'preview-locale'

/** Notifies the editor when the page's language differs from the page before. */
export function useNotifyLocale(editorOrigins: readonly string[]): void {
  const { locale, defaultLocale } = useShop().config
  useEffect(() => {
    if ((sessionStorage.getItem(NOTIFIED_LOCALE) ?? defaultLocale) === locale) return
    sessionStorage.setItem(NOTIFIED_LOCALE, locale)
    notifyEditor(toLocaleChangedMessage(locale), editorOrigins)
  }, [locale, defaultLocale, editorOrigins])
}

/** For pages whose content the editor does not change. Renders nothing. */
export function PreviewReady() {
  useNotifyReady()
  return null
}
