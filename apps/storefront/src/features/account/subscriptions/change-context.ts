'use client'

import { createContext, use } from 'react'
import type { ChangeDialogState } from './changes.ts'

/** Opens the form of a change above the page. */
export const ChangeContext = createContext<(dialog: ChangeDialogState) => void>(() => {})

export function useOpenChange(): (dialog: ChangeDialogState) => void {
  return use(ChangeContext)
}
