'use client'

import { toLocaleChangedMessage } from '@sorrel/contracts/preview'
import { useEffect } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { tellEditor } from './tell-editor.ts'

const TOLD = 'preview-locale'

/** Tells the editor when the page's language is another than on the page before. */
export function useTellLocale(editorOrigins: readonly string[]): void {
  const { locale, defaultLocale } = useShop().config
  useEffect(() => {
    if ((sessionStorage.getItem(TOLD) ?? defaultLocale) === locale) return
    sessionStorage.setItem(TOLD, locale)
    tellEditor(toLocaleChangedMessage(locale), editorOrigins)
  }, [locale, defaultLocale, editorOrigins])
}
