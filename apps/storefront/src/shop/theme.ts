import figtree from '@sorrel/ui/fonts/figtree-latin.woff2?address'
import fraunces from '@sorrel/ui/fonts/fraunces-latin.woff2?address'
import { createTheme, toThemeCss } from '@sorrel/ui/theme'
import type { StoreSettings } from '@sorrel/contracts/settings'

/** Served addresses of the kit's font files, by their name in the kit. */
const FONT_FILES: Readonly<Record<string, string>> = {
  'fonts/figtree-latin.woff2': figtree,
  'fonts/fraunces-latin.woff2': fraunces,
}

/** The look of every page: the one inline style's text, and one font file to preload for each family in use. */
export function getPageTheme(settings: StoreSettings): {
  readonly css: string
  readonly preloads: readonly string[]
} {
  const theme = createTheme(settings.theme)
  return { css: toThemeCss(theme), preloads: theme.preloads.flatMap((file) => FONT_FILES[file] ?? []) }
}
