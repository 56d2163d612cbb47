'use client'

import type { LinkComponent } from '@sorrel/ui/link'
import { type ComponentType, createContext, use } from 'react'
import type { SceneImageProps } from './scene.ts'

/** What page code gets from the framework below it. Only the provider of the real pages knows Next. */
export interface Host {
  readonly link: LinkComponent
  readonly image: ComponentType<SceneImageProps>
  /** Path of the page, without a query. */
  readonly pathname: string
  /** Goes to a path of this shop without loading a new document. `keep` leaves the page scrolled as it is. */
  readonly navigate: (path: string, scroll?: 'top' | 'keep') => void
  /** Reads the page's data again. */
  readonly refresh: () => void
  /** Goes to a path by a whole load, after which nothing of this page is left: for a change of who is signed in. */
  readonly load: (path: string) => void
}

export const HostContext = createContext<Host | undefined>(undefined)

/** The framework's parts. Throws outside a page. */
export function useHost(): Host {
  const host = use(HostContext)
  if (host === undefined) throw new Error('useHost needs a host above it')
  return host
}
