import { getProcessState } from './process-state.ts'

const getPages = () => getProcessState('unknown scripts', () => new Map<string, readonly string[]>())

/** Different pages that are remembered. */
const PAGES_MAX = 100

/**
 * Records, for a page, the beginnings of inline scripts that neither the framework nor the shop wrote; browsers do not
 * run them. A page without such scripts is removed. Returns whether the page is newly recorded.
 */
export function noteUnknownScripts(page: string, scripts: readonly string[]): boolean {
  const pages = getPages()
  const isKnown = pages.has(page)
  if (scripts.length === 0) pages.delete(page)
  if (scripts.length === 0 || isKnown || pages.size >= PAGES_MAX) return false
  pages.set(page, scripts)
  return true
}

/** A notice for operators about such scripts; empty without any. */
export function describeUnknownScripts(): readonly string[] {
  const pages = [...getPages().keys()]
  if (pages.length === 0) return []
  return [`${pages.length} pages hold scripts that do not run, as the shop did not write them: ${pages[0]}`]
}
