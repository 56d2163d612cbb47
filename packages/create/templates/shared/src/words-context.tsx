'use client'

import { formatMoney } from '@sorrel/i18n/format'
import { createMessages, type Messages, type Translate } from '@sorrel/i18n/message'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { shop } from './shop'

interface Words {
  readonly language: string
  readonly t: Translate
  readonly toMoney: (amount: number, currency?: string) => string
}

const WordsContext = createContext<Words | undefined>(undefined)

interface WordsProviderProps {
  readonly language: string
  readonly messages: Messages
  readonly children: ReactNode
}

export function WordsProvider({ language, messages, children }: WordsProviderProps) {
  const words = useMemo<Words>(
    () => ({
      language,
      t: createMessages({ locale: language, messages }),
      toMoney: (amount, currency = shop.currency) => formatMoney({ amount, currency, locale: language }),
    }),
    [language, messages],
  )
  return <WordsContext value={words}>{children}</WordsContext>
}

/** The words of the page's language. */
export function useWords(): Words {
  const words = use(WordsContext)
  if (words === undefined) throw new Error('useWords needs a WordsProvider above it')
  return words
}
