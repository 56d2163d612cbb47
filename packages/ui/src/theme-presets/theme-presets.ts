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

/** Another brand: black and gold, square, with a steep scale and the system's serif. */
const onyx: ThemeOptions = {
  scheme: 'dark',
  colors: {
    heading: '#FAF3E3',
    body: '#C9C2B4',
    accent: '#C9A24B',
    background: { primary: '#0D0D0F', secondary: '#18181C' },
    brand: { background: '#000000', heading: '#E3C77F', button: '#C9A24B' },
    button: { primary: '#C9A24B', secondary: '#18181C' },
    input: { standard: '#8A857E' },
    dividers: '#313037',
    success: { dark: '#93D9B8' },
    warning: { dark: '#EFC56F' },
    error: { dark: '#F58A7D' },
  },
  typography: {
    fontSize: { scaling: 1.25 },
    fontFamily: {
      headings: { name: 'System', weight: 400, fallback: 'serif' },
      body: { name: 'System', weight: 400, fallback: 'sans-serif' },
    },
  },
  borders: { image: { radius: 0 }, button: { radius: 0 }, input: { radius: 0 } },
}

/** Another brand: cream, pink and purple, round, with large and bold text. */
const sherbet: ThemeOptions = {
  colors: {
    heading: '#3A1358',
    body: '#5B4A66',
    accent: '#FFC93C',
    background: { primary: '#FFF9F0', secondary: '#FFE9F1' },
    brand: { background: '#FF7AB4', heading: '#2E0F45', button: '#3A1358' },
    soft: '#FFF0D9',
    scrim: 'rgb(58 19 88 / 45%)',
    shadow: '#3A1358',
    button: { primary: '#C9186A', secondary: '#FFFFFF' },
    input: { standard: '#94809F' },
    dividers: '#F3D9E4',
    success: { dark: '#0B6F66' },
    warning: { dark: '#8A5200' },
    error: { dark: '#C41F3B' },
  },
  typography: {
    fontSize: { base: 18, scaling: 1.2 },
    fontWeight: { medium: 600, strong: 800 },
    fontFamily: {
      headings: { name: 'Figtree', weight: 800, fallback: 'sans-serif' },
      body: { name: 'Figtree', weight: 450, fallback: 'sans-serif' },
    },
  },
  borders: { image: { radius: 40 }, button: { radius: 999 }, input: { radius: 28 } },
  components: { button: { borderWidth: 3, shadow: 'soft' } },
}

/** Themes that show the range of theming; each is a complete set of options for `createTheme`. */
export const themePresets = { sorrel, tide, ember, plain, onyx, sherbet } as const

export type ThemePreset = keyof typeof themePresets
