import { hash } from 'node:crypto'
import { DATA_PUSH, DATA_START, DATA_TEXT } from './next-markup.ts'

/** Path of the files that hold pages' data; the rest of it is a hash of the file's text. */
export const PAGE_DATA_PREFIX = '/_page-data/'

/** A file that holds the data of a page. */
export interface DataFile {
  readonly path: string
  readonly script: string
}

const HASH_CHARACTERS = 22

/**
 * Next writes a page's data into inline scripts, cut wherever its stream was cut: the same page has other scripts each
 * time. The file that takes their place is named by its text, so that a browser keeps it, the page's bytes depend on its
 * content alone, and its policy needs no hash for data.
 */
export function toDataFile(pushes: readonly string[]): DataFile {
  const script = `${DATA_START};${joinPushes(pushes)}`
  const name = hash('sha256', script, 'base64url').slice(0, HASH_CHARACTERS)
  return { path: `${PAGE_DATA_PREFIX}${name}.js`, script }
}

/** Texts that follow one another become one, without being read: each is a text of JSON. Other parts stay as they are. */
function joinPushes(pushes: readonly string[]): string {
  const joined: string[] = []
  let isOpen = false
  for (const push of pushes) {
    const text = DATA_TEXT.exec(push)?.[1]
    if (text === undefined) joined.push(isOpen ? '"]);' : ';', push)
    else joined.push(isOpen ? '' : `;${DATA_PUSH}[1,"`, text)
    isOpen = text !== undefined
  }
  if (isOpen) joined.push('"])')
  return joined.join('').slice(1)
}
