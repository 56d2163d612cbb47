import type { ThemeOptions } from '../theme/theme-options.ts'

/** The default theme: white and beige surfaces, dark green text. */
const sorrel: ThemeOptions = {}

/** Cool blue-green, one sans family, small corners. */
const tide: ThemeOptions = {
  colors: {
    heading: '#0B2A3C',
    body: '#3F5563',
    accent: '#5CC3C7',
    background: { primary: '#FFFFFF', secondary: '#EDF4F6' },
    button: { primary: '#0F5C73', secondary: '#FFFFFF' },
    input: { standard: '#738995' },
    dividers: '#DCE6EA',
  },
  typography: {
    fontFamily: { headings: { name: 'Figtree', weight: 600, fallback: 'sans-serif' } },
  },
  borders: { image: { radius: 4 }, button: { radius: 4 }, input: { radius: 4 } },
}

/** A dark background with a warm accent. */
const ember: ThemeOptions = {
  colors: {
    heading: '#F7EBDD',
    body: '#CDBFB2',
    accent: '#E98A4B',
    background: { primary: '#1B1613', secondary: '#26201C' },
    button: { primary: '#E98A4B', secondary: '#26201C' },
    input: { standard: '#8C7C70' },
    dividers: '#3A312B',
    success: { dark: '#7CCBA2' },
    warning: { dark: '#E5B567' },
    error: { dark: '#F0968A' },
  },
  borders: { image: { radius: 12 } },
}

/** System fonts, black on white, no corners. */
const plain: ThemeOptions = {
  colors: {
    heading: '#111111',
    body: '#444444',
    accent: '#D9D9D9',
    background: { primary: '#FFFFFF', secondary: '#F4F4F4' },
    button: { primary: '#111111', secondary: '#FFFFFF' },
    input: { standard: '#767676' },
    dividers: '#E2E2E2',
  },
  typography: {
    fontFamily: {
      headings: { name: 'System', weight: 600, fallback: 'sans-serif' },
      body: { name: 'System', weight: 400, fallback: 'sans-serif' },
    },
  },
  borders: { image: { radius: 0 }, button: { radius: 0 }, input: { radius: 0 } },
}

/** Four themes that show the range of theming; each is a complete set of options for `createTheme`. */
export const themePresets = { sorrel, tide, ember, plain } as const

export type ThemePreset = keyof typeof themePresets
