import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { getProcessState } from './process-state.ts'

/** Themes that a page may show at one time: those of all languages, and the ones before a change. */
const THEMES_MAX = 20

const getThemes = () => getProcessState('theme hashes', () => new LRUCache<string, true>({ max: THEMES_MAX }))

/**
 * Lets the policy of pages that are made per request allow this style, the text of the theme. Such a policy goes out before
 * the page is made, so themes are noted where settings are read.
 */
export function noteTheme(css: string): void {
  getThemes().set(`'sha256-${createHash('sha256').update(css).digest('base64')}'`, true)
}

/** The themes noted last, as policy sources. */
export function getThemeHashes(): readonly string[] {
  return [...getThemes().keys()]
}
