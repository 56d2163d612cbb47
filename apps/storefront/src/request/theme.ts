import { createHash } from 'node:crypto'
import { createTheme, toThemeCss } from '@sorrel/ui/theme'
import type { StoreSettings } from '@sorrel/contracts/settings'
import { LRUCache } from 'lru-cache'
import { getProcessState } from '#backend/process-state.ts'

/** Pages share the store's settings, and so its theme. */
const themes = new WeakMap<StoreSettings, string>()

/** The look of every page: the text of its one inline style. */
export function getPageTheme(settings: StoreSettings): string {
  const known = themes.get(settings)
  if (known !== undefined) return known
  const css = toThemeCss(createTheme(settings.theme))
  themes.set(settings, css)
  return css
}

/** Themes that a page may show at one time: those of all languages, and the ones before a change. */
const THEMES_MAX = 20

const getThemes = () => getProcessState('theme hashes', () => new LRUCache<string, true>({ max: THEMES_MAX }))

/**
 * Makes the policy of pages rendered per request allow this style, the text of the theme. The policy is sent before the
 * page is rendered, so themes are recorded when settings are read.
 */
export function noteTheme(css: string): void {
  getThemes().set(`'sha256-${createHash('sha256').update(css).digest('base64')}'`, true)
}

/** The themes noted last, as policy sources. */
export function getThemeHashes(): readonly string[] {
  return [...getThemes().keys()]
}
