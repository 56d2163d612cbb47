import { createTheme, toThemeCss } from '@sorrel/ui/theme'
import type { StoreSettings } from '@sorrel/contracts/settings'

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
