import { Parser } from 'htmlparser2'
import { ERROR_ID } from './next-markup.ts'

/** A script, style or link element. */
export interface PageElement {
  readonly name: 'script' | 'style' | 'link'
  /** Start and end of its markup. */
  readonly start: number
  readonly end: number
  /** Names in lower case, values as they are written. */
  readonly attributes: Readonly<Record<string, string>>
  /** Its text. */
  readonly code: string
}

export interface ReadPage {
  readonly elements: readonly PageElement[]
  /** Whether this is Next's error document. */
  readonly isError: boolean
}

/** Finds the scripts, styles and links that a browser would find; look-alikes in texts and comments do not count. */
export function readPage(html: string): ReadPage {
  const elements: PageElement[] = []
  let isError = false
  let open: Omit<PageElement, 'end' | 'code'> | undefined
  let codeStart = 0

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'html') isError = attributes.id === ERROR_ID
        const { startIndex: start, endIndex } = parser
        if (name === 'link') elements.push({ name, start, end: endIndex + 1, attributes, code: '' })
        if (name !== 'script' && name !== 'style') return
        open = { name, start, attributes }
        codeStart = endIndex + 1
      },
      onclosetag(name, isImplied) {
        if (open?.name !== name) return
        const { startIndex, endIndex } = parser
        // A script that is never closed does not run.
        if (!isImplied) elements.push({ ...open, end: endIndex + 1, code: html.slice(codeStart, startIndex) })
        open = undefined
      },
    },
    { decodeEntities: false },
  )
  parser.end(html)
  return { elements, isError }
}
