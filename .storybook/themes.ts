import { createTheme, type ThemeOptions } from '../packages/ui/src/theme/theme.ts'
import { themePresets } from '../packages/ui/src/theme-presets/theme-presets.ts'

/** A hostile theme: unreadable colours, extreme sizes, and text that tries to leave the style sheet. */
const hostile: ThemeOptions = {
  colors: {
    primary: '#FFF8A6',
    body: '#E9E9E9',
    accent: '#FFFFFF',
    background: { primary: '#FFFFFF', secondary: '#7B7B7B' },
    button: { primary: '#8A8A8A', secondary: 'red;}</style><script>alert(1)</script>' },
    input: { standard: '#FAFAFA' },
    dividers: 'url(https://example.com/pixel)',
  },
  typography: {
    fontSize: { base: 400, scaling: 'lots' },
    fontFamily: { headings: { name: "x'; } body { display: none", weight: 9000 } },
  },
  borders: { image: { radius: -20 } },
}

const options = { ...themePresets, hostile } as const

export type ThemeName = keyof typeof options

export const isThemeName = (name: unknown): name is ThemeName =>
  typeof name === 'string' && Object.hasOwn(options, name)

/** The themes of the toolbar: the four presets and the hostile one. */
export const themes = {
  sorrel: createTheme(options.sorrel),
  tide: createTheme(options.tide),
  ember: createTheme(options.ember),
  plain: createTheme(options.plain),
  hostile: createTheme(options.hostile),
} as const
