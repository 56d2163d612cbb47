'use client'

import type { Menu, StoreSettings } from '@sorrel/contracts/settings'
import { usePreviewState } from './preview-context.ts'

/** The store's settings with the editor's changes. */
export function usePreviewSettings(): StoreSettings {
  return usePreviewState(({ settings }) => settings)
}

/** The store's menus with the editor's changes. */
export function usePreviewMenus(): readonly Menu[] {
  return usePreviewState(({ menus }) => menus)
}
