'use client'

import { useEffect } from 'react'
import type { PreviewStore } from './preview-store.ts'

/**
 * The one listener for the editor: only a window that frames this one, only from the configured origins. Everything
 * else is counted on the page's root, `data-preview-ignored`. See docs/decisions.md#preview.
 */
export function useEditorMessages(store: PreviewStore, editorOrigins: readonly string[]): void {
  useEffect(() => {
    const listen = ({ data, origin, source }: MessageEvent<unknown>) => {
      const isFramed = window.parent !== window
      store.receive(data, isFramed && source === window.parent && editorOrigins.includes(origin))
    }
    const count = () => {
      document.documentElement.dataset.previewIgnored = String(store.getState().ignored)
    }
    count()
    window.addEventListener('message', listen)
    const unsubscribe = store.subscribe(count)
    return () => {
      window.removeEventListener('message', listen)
      unsubscribe()
    }
  }, [store, editorOrigins])
}
