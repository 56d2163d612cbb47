'use client'

import { formatMoney } from '@sorrel/i18n/format'
import { createMessages, type Messages, type Translate } from '@sorrel/i18n/message'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { shop } from './shop'

interface Texts {
  readonly language: string
  readonly t: Translate
  readonly toMoney: (amount: number, currency?: string) => string
}

const MessagesContext = createContext<Texts | undefined>(undefined)

interface MessagesProviderProps {
  readonly language: string
  readonly messages: Messages
  readonly children: ReactNode
}

export function MessagesProvider({ language, messages, children }: MessagesProviderProps) {
  const texts = useMemo<Texts>(
    () => ({
      language,
      t: createMessages({ locale: language, messages }),
      toMoney: (amount, currency = shop.currency) => formatMoney({ amount, currency, locale: language }),
    }),
    [language, messages],
  )
  return <MessagesContext value={texts}>{children}</MessagesContext>
}

/** The messages of the page's language. */
export function useMessages(): Texts {
  const texts = use(MessagesContext)
  if (texts === undefined) throw new Error('useMessages needs a MessagesProvider above it')
  return texts
}
