'use client'

import { createContext, use } from 'react'
import { type Go, useGo } from '#platform/go.tsx'

/** Where in the account the customer is. */
export interface Room {
  /** Path of the page, locale included. */
  readonly pathname: string
  /** The next room is on its way. */
  readonly isLeaving: boolean
}

export const RoomContext = createContext<Room>({ pathname: '', isLeaving: false })

export function useRoom(): Room & { readonly go: Go } {
  return { ...use(RoomContext), go: useGo() }
}
