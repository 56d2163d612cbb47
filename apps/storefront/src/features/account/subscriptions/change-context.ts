'use client'

import { createContext, use } from 'react'
import type { AskedChange } from './changes.ts'

/** Opens the form of a change above the page. */
export const ChangeContext = createContext<(asked: AskedChange) => void>(() => {})

export function useAskForChange(): (asked: AskedChange) => void {
  return use(ChangeContext)
}
