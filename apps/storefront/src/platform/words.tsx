'use client'

import { createMessages, type Translate, type Words } from '@sorrel/i18n/message'
import { createContext, type ReactNode, use, useMemo } from 'react'

interface Wording {
  readonly words: Words
  readonly t: Translate
}

const WordsContext = createContext<Wording | undefined>(undefined)

interface WordsProviderProps {
  readonly locale: string
  /** The picked words that page code below needs; they travel in every page. Default: none of its own. */
  readonly words?: Words | undefined
  readonly children: ReactNode
}

/** Adds words to those of the providers above it. */
export function WordsProvider({ locale, words, children }: WordsProviderProps) {
  const above = use(WordsContext)?.words
  const wording = useMemo<Wording>(() => {
    const all = { ...above, ...words }
    return { words: all, t: createMessages({ locale, words: all }) }
  }, [locale, words, above])
  return <WordsContext value={wording}>{children}</WordsContext>
}

/** The words of the providers above. Throws where there is none. */
export function useWords(): Translate {
  const t = use(WordsContext)?.t
  if (t === undefined) throw new Error('useWords needs a WordsProvider above it')
  return t
}
