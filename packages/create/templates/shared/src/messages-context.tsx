'use client'

import type { Money } from '@sorrel/domain/money'
import { formatMoney } from '@sorrel/i18n/format'
import { createMessages, type Messages, type Translate } from '@sorrel/i18n/message'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { toHref } from './to-href'

interface Texts {
  readonly language: string
  readonly t: Translate
  /** An amount as the language writes it. A store charges in its own currency where it lacks the one that the shop asks for. */
  readonly toMoney: (money: Money) => string
  /** The address of a path of `@sorrel/contracts/routes`, in the page's language. */
  readonly toHref: (path: string) => string
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
      toMoney: (money) => formatMoney({ ...money, locale: language }),
      toHref: (path) => toHref(language, path),
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
