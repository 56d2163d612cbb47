'use client'

import { toLocaleChangedMessage } from '@sorrel/contracts/preview'
import { useEffect } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { notifyEditor } from './notify-editor.ts'

const NOTIFIED_LOCALE = 'preview-locale'

/** Tells the editor when the page's language is another than on the page before. */
export function useNotifyLocale(editorOrigins: readonly string[]): void {
  const { locale, defaultLocale } = useShop().config
  useEffect(() => {
    if ((sessionStorage.getItem(NOTIFIED_LOCALE) ?? defaultLocale) === locale) return
    sessionStorage.setItem(NOTIFIED_LOCALE, locale)
    notifyEditor(toLocaleChangedMessage(locale), editorOrigins)
  }, [locale, defaultLocale, editorOrigins])
}
