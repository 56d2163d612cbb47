import { createHash } from 'node:crypto'
import { isKnownScript } from '../known-scripts.ts'

/**
 * A page's document, and the data that Next's code reads in the browser, which is a file of its own. Both as bytes: each
 * character stands for one, as `latin1` reads and writes them.
 */
export interface SplitPage {
  readonly html: string
  readonly data?: { readonly path: string; readonly script: string } | undefined
}

/** Path of the files that hold pages' data; the rest of it is a hash of the file's text. */
export const PAGE_DATA_PREFIX = '/_page-data/'

const START = '(self.__next_f=self.__next_f||[]).push([0])'
const PART = 'self.__next_f.push('
const SCRIPT = /<script>([\s\S]*?)<\/script>/g
const HASH_LENGTH = 22

/**
 * Next writes a page's data into inline scripts, cut wherever its stream was cut: the same page has other scripts each
 * time. This takes them out and puts one file in the place of the last: it is named by its text, so that a browser
 * keeps it, the page's bytes depend on its content alone, and its policy needs no hash for data. The browser waits for
 * the file at the page's end: Next's code takes the data as complete once the page is read, so it must not come later.
 * The file runs as our own code, so only pure JSON gets into it.
 */
export function splitPage(html: string): SplitPage {
  const parts: string[] = []
  const rest = html.replaceAll(SCRIPT, (script, code: string) => {
    if (code.startsWith(PART) && isKnownScript(code)) parts.push(code)
    else if (code !== START) return script
    return PLACE
  })
  if (parts.length === 0) return { html }
  const script = `${START};${joinParts(parts)}`
  const hash = createHash('sha256').update(script, 'latin1').digest('base64url').slice(0, HASH_LENGTH)
  const path = `${PAGE_DATA_PREFIX}${hash}.js`
  const last = rest.lastIndexOf(PLACE)
  const tag = `<script src="${path}" fetchpriority="low"></script>`
  return {
    html: rest.slice(0, last).replaceAll(PLACE, '') + tag + rest.slice(last + PLACE.length),
    data: { path, script },
  }
}

/** Marks where a script stood. A page cannot hold this character: HTML forbids it. */
const PLACE = '\u0000'

const TEXT = /^self\.__next_f\.push\(\[1,"([\s\S]*)"\]\)$/

/** Texts that follow one another become one, without being read: each is a text of JSON. Other parts stay as they are. */
function joinParts(parts: readonly string[]): string {
  const joined: string[] = []
  let isOpen = false
  for (const part of parts) {
    const text = TEXT.exec(part)?.[1]
    if (text === undefined) joined.push(isOpen ? '"]);' : ';', part)
    else joined.push(isOpen ? '' : `;${PART}[1,"`, text)
    isOpen = text !== undefined
  }
  if (isOpen) joined.push('"])')
  return joined.join('').slice(1)
}
