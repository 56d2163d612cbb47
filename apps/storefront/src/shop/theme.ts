import figtree from '@sorrel/ui/fonts/figtree-basic.woff2?address'
import fraunces from '@sorrel/ui/fonts/fraunces-basic.woff2?address'
import { createTheme, toThemeCss } from '@sorrel/ui/theme'
import type { StoreSettings } from '@sorrel/contracts/settings'

/** Served addresses of the kit's font files, by their name in the kit. */
const FONT_FILES: Readonly<Record<string, string>> = {
  'fonts/figtree-basic.woff2': figtree,
  'fonts/fraunces-basic.woff2': fraunces,
}

interface PageTheme {
  readonly css: string
  readonly preloads: readonly string[]
}

/** Pages share the store's settings, and so its theme. */
const themes = new WeakMap<StoreSettings, PageTheme>()

/** The look of every page: the one inline style's text, and one font file to preload for each family in use. */
export function getPageTheme(settings: StoreSettings): PageTheme {
  const known = themes.get(settings)
  if (known !== undefined) return known
  const theme = createTheme(settings.theme)
  const made = {
    css: toThemeCss(theme),
    preloads: theme.preloads.flatMap((file) => FONT_FILES[file] ?? []),
  }
  themes.set(settings, made)
  return made
}
