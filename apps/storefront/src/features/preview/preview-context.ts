'use client'

import type { PreviewedContent } from '@sorrel/contracts/preview'
import { createContext, use } from 'react'
import { useSnapshot } from 'valtio/react'
import type { Snapshot } from 'valtio/vanilla'
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

/** The preview's state; the component follows the parts that it reads. */
export function usePreviewState(): Snapshot<PreviewState> {
  return useSnapshot(usePreview().store.state)
}

/** The editor's changes of a page's content; undefined while there are none. */
export function useContentChanges(content: Pick<PreviewedContent, 'model' | 'id'>) {
  return usePreviewState().contentChanges[getContentKey(content)]
}

/** The store's settings with the editor's changes. */
export function usePreviewSettings(): StoreSettings {
  return usePreviewState().settings
}

/** The store's menus with the editor's changes. */
export function usePreviewMenus(): readonly Menu[] {
  return usePreviewState().menus
}
