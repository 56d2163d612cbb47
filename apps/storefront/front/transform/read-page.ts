import { Parser } from 'htmlparser2'
import { ERROR_ID } from './next-markup.ts'

/** An element of a page that runs, draws or loads something. */
export interface PageElement {
  readonly name: 'script' | 'style' | 'link'
  /** Where its markup begins, and where it is over. */
  readonly start: number
  readonly end: number
  /** Names in lower case, values as they are written. */
  readonly attributes: Readonly<Record<string, string>>
  /** What stands inside. */
  readonly code: string
}

export interface ReadPage {
  readonly elements: readonly PageElement[]
  /** The shell that Next sends for a page that failed. */
  readonly isError: boolean
}

/** Finds the scripts, styles and links of a document as a browser does: what only looks like one, in a text or a comment, is none. */
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
        // One that is never closed is not run either.
        if (!isImplied) elements.push({ ...open, end: endIndex + 1, code: html.slice(codeStart, startIndex) })
        open = undefined
      },
    },
    { decodeEntities: false },
  )
  parser.end(html)
  return { elements, isError }
}
