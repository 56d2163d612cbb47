import { BLACK, mix, type Rgb, toHex, WHITE } from './color.ts'
import { type FontDefault, THEME_DEFAULTS, type ThemeDefaults } from './theme-options.ts'

/** What the options that stand for many others say, already checked. */
export interface ThemeChoices {
  readonly brand?: Rgb | undefined
  readonly scheme?: Scheme | undefined
  readonly corners?: Corners | undefined
  /** Names of families. */
  readonly headings?: string | undefined
  readonly body?: string | undefined
}

/** The palette of a dark page. Tones have no background of their own, so that it is mixed from the page. */
const DARK = {
  heading: '#F2F0EA',
  body: '#C3C9C5',
  accent: '#E0B15B',
  backgroundPrimary: '#141A17',
  backgroundSecondary: '#1E2622',
  buttonPrimary: '#8CC2A4',
  buttonSecondary: '#1E2622',
  input: '#7F8B85',
  dividers: '#333D38',
  success: { dark: '#7CCBA2' },
  warning: { dark: '#E5B567' },
  error: { dark: '#F0968A' },
} as const

export type Scheme = 'light' | 'dark'
const PALETTES = { light: THEME_DEFAULTS, dark: DARK } as const
export const SCHEMES: readonly Scheme[] = ['light', 'dark']

/** Radii in pixels. */
const SHAPES = {
  sharp: { imageRadius: 0, buttonRadius: 0, inputRadius: 0 },
  soft: { imageRadius: 8, buttonRadius: 8, inputRadius: 8 },
  round: {},
} as const
export type Corners = keyof typeof SHAPES
export const CORNERS: readonly Corners[] = ['sharp', 'soft', 'round']

/** The defaults of a theme's values, as its brand, scheme, corners and fonts choose them. */
export function chooseDefaults({
  brand,
  scheme = 'light',
  corners = 'round',
  headings,
  body,
}: ThemeChoices): ThemeDefaults {
  return {
    ...THEME_DEFAULTS,
    ...PALETTES[scheme],
    ...(brand && tint(brand, scheme)),
    ...SHAPES[corners],
    headings: toFont(headings, 600, THEME_DEFAULTS.headings),
    text: toFont(body, 400, THEME_DEFAULTS.text),
  }
}

/** The colours that follow from a brand's: its own on a light page, light ones with a trace of it on a dark one. */
function tint(brand: Rgb, scheme: Scheme) {
  const page = scheme === 'dark' ? mix(DARK_PAGE, brand, 0.04) : WHITE
  const text = scheme === 'dark' ? WHITE : BLACK
  return {
    heading: toHex(scheme === 'dark' ? mix(text, brand, 0.08) : brand),
    body: toHex(mix(mix(page, text, 0.72), brand, 0.08)),
    accent: toHex(mix(page, brand, 0.4)),
    backgroundPrimary: toHex(page),
    backgroundSecondary: toHex(mix(page, brand, scheme === 'dark' ? 0.1 : 0.05)),
    buttonPrimary: toHex(brand),
    buttonSecondary: toHex(scheme === 'dark' ? mix(page, brand, 0.1) : page),
    input: toHex(mix(mix(page, text, 0.5), brand, 0.1)),
    dividers: toHex(mix(page, brand, scheme === 'dark' ? 0.24 : 0.14)),
  }
}

const DARK_PAGE: Rgb = [20, 22, 22]

const SHIPPED = [THEME_DEFAULTS.headings, THEME_DEFAULTS.text]

/** A family by its name; those of the kit end with their own generic family. */
function toFont(name: string | undefined, weight: number, fallback: FontDefault): FontDefault {
  if (name === undefined || name === fallback.name) return fallback
  const shipped = SHIPPED.find((font) => font.name === name)
  return { name, weight, fallback: shipped?.fallback ?? 'sans-serif' }
}
