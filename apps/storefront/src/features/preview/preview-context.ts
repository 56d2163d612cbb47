'use client'

import type { PreviewedContent } from '@sorrel/contracts/preview'
import { createContext, use, useSyncExternalStore } from 'react'
import { getContentKey, type PreviewState } from './preview-state.ts'
import type { PreviewStore } from './preview-store.ts'
import type { Menu, StoreSettings } from '@sorrel/contracts/settings'

export interface Preview {
  readonly store: PreviewStore
  readonly editorOrigins: readonly string[]
}

export const PreviewContext = createContext<Preview | undefined>(undefined)

/** The preview around this page. Throws outside it. */
export function usePreview(): Preview {
  const preview = use(PreviewContext)
  if (preview === undefined) throw new Error('usePreview needs a PreviewProvider above it')
  return preview
}

/** One part of the preview's state; the component follows its changes. `select` must return the same reference each time. */
export function usePreviewState<T>(select: (state: PreviewState) => T): T {
  const { store } = usePreview()
  const read = () => select(store.getState())
  return useSyncExternalStore(store.subscribe, read, read)
}

/** What the editor has changed of a page's content; undefined while it has changed nothing. */
export function useContentChanges(content: Pick<PreviewedContent, 'model' | 'id'>) {
  const key = getContentKey(content)
  return usePreviewState((state) => state.contentChanges[key])
}

/** The store's settings with the editor's changes. */
export function usePreviewSettings(): StoreSettings {
  return usePreviewState(({ settings }) => settings)
}

/** The store's menus with the editor's changes. */
export function usePreviewMenus(): readonly Menu[] {
  return usePreviewState(({ menus }) => menus)
}
