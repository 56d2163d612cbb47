import { getContrast, type Rgb, toHex } from '../../theme/color.ts'
import { parseColor } from '../../theme/css-color.ts'
import { findValue } from '../../theme/theme-reader.ts'
import { GRAPHIC_CONTRAST, TEXT_CONTRAST } from '../../theme/contrast.ts'
import { createTheme, type Theme, type ThemePage, themeContract } from '../../theme/theme.ts'
import { THEME_DEFAULTS, type ThemeOptions } from '../../theme/theme-options.ts'

/** A colour of the merchant that would be unreadable, and the colour that the theme shows instead. */
export interface ContrastFailure {
  /** What it colours, on which surface. */
  readonly use: string
  /** Path in the settings. */
  readonly path: string
  readonly expected: string
  readonly expectedRatio: number
  /** WCAG 2.2: 4.5 for text, 3 for borders of controls and marks. */
  readonly needed: number
  readonly shown: string
  readonly shownRatio: number
}

export interface ThemeAudit {
  readonly theme: Theme
  readonly failures: readonly ContrastFailure[]
}

interface Pair {
  readonly use: string
  readonly path: string
  readonly fallback: string
  readonly needed: number
  /** `var(--sorrel-…)` of the shown colour and of its background. */
  readonly shown: string
  readonly background: string
}

/** What is reported only where the merchant set it: its default need not read, or is derived so that it does. */
const OPTIONAL: readonly string[] = ['colors.accent', 'colors.brand.heading', 'colors.brand.button']

const BRAND = [
  { use: 'Headings on the brand’s surface', path: 'heading', needed: TEXT_CONTRAST, role: 'heading' },
  { use: 'Buttons on the brand’s surface', path: 'button', needed: GRAPHIC_CONTRAST, role: 'primary' },
] as const

const BACKGROUNDS = { primary: 'the page', secondary: 'the quiet band' } as const

const TEXTS = [
  { name: 'Headings', path: 'colors.heading', fallback: THEME_DEFAULTS.heading, role: 'heading' },
  { name: 'Text', path: 'colors.body', fallback: THEME_DEFAULTS.body, role: 'body' },
  { name: 'Success', path: 'colors.success.dark', fallback: THEME_DEFAULTS.success.dark, role: 'success' },
  { name: 'Warnings', path: 'colors.warning.dark', fallback: THEME_DEFAULTS.warning.dark, role: 'warning' },
  {
    name: 'Errors and critical buttons',
    path: 'colors.error.dark',
    fallback: THEME_DEFAULTS.error.dark,
    role: 'error',
  },
] as const

const GRAPHICS = [
  {
    name: 'Borders of controls',
    path: 'colors.input.standard',
    fallback: THEME_DEFAULTS.input,
    role: 'control',
  },
  { name: 'Marks', path: 'colors.accent', fallback: THEME_DEFAULTS.accent, role: 'mark' },
] as const

const ON_BRAND: readonly Pair[] = BRAND.map(({ path, role, ...pair }) => ({
  ...pair,
  path: `colors.brand.${path}`,
  fallback: THEME_DEFAULTS.buttonPrimary,
  background: themeContract.brand.background,
  shown: themeContract.brand[role],
}))

const ON_PAGE: readonly Pair[] = (['primary', 'secondary'] as const).flatMap((surface) => {
  const background = themeContract[surface].background
  const toPairs = (entries: typeof TEXTS | typeof GRAPHICS, needed: number): Pair[] =>
    entries.map(({ name, role, ...entry }) => ({
      ...entry,
      use: `${name} on ${BACKGROUNDS[surface]}`,
      needed,
      background,
      shown: themeContract[surface][role],
    }))
  return [...toPairs(TEXTS, TEXT_CONTRAST), ...toPairs(GRAPHICS, GRAPHIC_CONTRAST)]
})

const PAIRS = [...ON_PAGE, ...ON_BRAND]

const WHITE: Rgb = [255, 255, 255]

/** The theme of a merchant's settings, and every colour in them that would be unreadable where it is used. */
export function auditTheme(options: ThemeOptions, page?: ThemePage): ThemeAudit {
  const theme = createTheme(options, page)
  const read = (reference: string): Rgb => parseColor(theme.variables[reference.slice(4, -1)]) ?? WHITE
  const failures = PAIRS.flatMap((pair) => {
    const background = read(pair.background)
    const path = getPath(options, pair)
    const expected = parseColor(findValue(options, path), background) ?? parseColor(pair.fallback) ?? WHITE
    const expectedRatio = getContrast(expected, background)
    if (expectedRatio >= pair.needed || (OPTIONAL.includes(pair.path) && !hasOwn(options, pair.path)))
      return []
    const shown = read(pair.shown)
    const { use, needed } = pair
    const shownRatio = getContrast(shown, background)
    return [{ use, path, needed, expected: toHex(expected), expectedRatio, shown: toHex(shown), shownRatio }]
  })
  return { theme, failures }
}

/** Stores' settings may have the colour of headings as `colors.primary`. */
const getPath = (options: unknown, { path }: Pair): string =>
  path === 'colors.heading' && !hasOwn(options, path) && hasOwn(options, 'colors.primary')
    ? 'colors.primary'
    : path

const hasOwn = (options: unknown, path: string): boolean => findValue(options, path) !== undefined
