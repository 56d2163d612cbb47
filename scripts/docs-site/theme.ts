import { createTheme, toThemeCss } from '../../packages/ui/dist/theme/theme.js'
import { themePresets } from '../../packages/ui/dist/theme-presets/theme-presets.js'

/** The kit's variables: the shop's own theme by day, and the dark one of its presets. */
export function toSiteTheme(): string {
  return [
    toThemeCss(createTheme(themePresets.sorrel), ':root[data-theme=light]'),
    toThemeCss(createTheme(themePresets.ember), ':root[data-theme=dark]'),
  ].join('\n')
}
