'use client'

import { createMessages, type Translate, type Words } from '@sorrel/i18n/message'
import { createContext, type ReactNode, use, useMemo } from 'react'

const WordsContext = createContext<Translate | undefined>(undefined)

interface WordsProviderProps {
  readonly locale: string
  /** The picked words that page code below needs; they travel in every page. */
  readonly words: Words
  readonly children: ReactNode
}

export function WordsProvider({ locale, words, children }: WordsProviderProps) {
  const t = useMemo(() => createMessages({ locale, words }), [locale, words])
  return <WordsContext value={t}>{children}</WordsContext>
}

/** The words of the nearest provider. Throws where there is none. */
export function useWords(): Translate {
  const t = use(WordsContext)
  if (t === undefined) throw new Error('useWords needs a WordsProvider above it')
  return t
}
