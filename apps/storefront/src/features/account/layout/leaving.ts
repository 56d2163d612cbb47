'use client'

import { createContext, use } from 'react'

/** Whether the next room of the account is on its way. */
export const LeavingContext = createContext(false)

export function useLeaving(): boolean {
  return use(LeavingContext)
}
