import { hash } from 'node:crypto'
import { DATA_PUSH, DATA_START, DATA_TEXT } from './next-markup.ts'

/** Prefix of page data files; the rest of the path is a hash of the content. */
export const PAGE_DATA_PREFIX = '/_page-data/'

/** A file that holds the data of a page. */
export interface DataFile {
  readonly path: string
  readonly script: string
}

const HASH_CHARACTERS = 22

/**
 * Next writes a page's data into inline scripts, cut at arbitrary points of its stream, so equal pages differ in
 * bytes. One file named by its content replaces them: browsers cache it, a page's bytes depend on its content alone,
 * and the policy needs no hash for data.
 */
export function toDataFile(pushes: readonly string[]): DataFile {
  const script = `${DATA_START};${joinPushes(pushes)}`
  const name = hash('sha256', script, 'base64url').slice(0, HASH_CHARACTERS)
  return { path: `${PAGE_DATA_PREFIX}${name}.js`, script }
}

/** Joins adjacent text chunks without parsing them: each is a JSON string. Other chunks stay as they are. */
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
