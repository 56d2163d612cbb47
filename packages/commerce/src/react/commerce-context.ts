'use client'

import { createContext, createElement, useContext, type ReactElement, type ReactNode } from 'react'
import { Provider } from 'urql'
import type { CommerceClient } from '../client.ts'

const CommerceContext = createContext<CommerceClient | undefined>(undefined)

interface CommerceProviderProps {
  readonly client: CommerceClient
  readonly children?: ReactNode
}

/** Gives the hooks below it their client. */
export function CommerceProvider({ client, children }: CommerceProviderProps): ReactElement {
  return createElement(
    CommerceContext,
    { value: client },
    createElement(Provider, { value: client.urql }, children),
  )
}

/** The client of the nearest `CommerceProvider`; throws without one. */
export function useCommerce(): CommerceClient {
  const client = useContext(CommerceContext)
  if (!client) throw new Error('useCommerce needs a CommerceProvider above it')
  return client
}
