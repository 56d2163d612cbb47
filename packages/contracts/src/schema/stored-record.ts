import { isRecord } from '../untrusted.ts'

/** Version of what the shop stores in a browser. A value of another version is ignored. */
export const STORED_VERSION = 1

const LONGEST_TEXT = 100_000

/** A stored record of the current version; undefined for anything else. Never throws. */
export function readStoredRecord(text: string | null | undefined) {
  if (text === null || text === undefined || text.length > LONGEST_TEXT) return undefined
  const value = parseJson(text)
  return isRecord(value) && value.version === STORED_VERSION ? value : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
