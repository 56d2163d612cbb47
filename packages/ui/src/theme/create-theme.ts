import { BLACK, mix, type Rgb, toHex } from './color.ts'
import { ensureContrast, TEXT_CONTRAST } from './contrast.ts'
import { findUnknownOptions } from './find-unknown-options.ts'
import { findShippedFont, toFontStack } from './font-stack.ts'
import { toShadow } from './component-tokens.ts'
import { setComponents } from './set-components.ts'
import { deriveSurface, SURFACE_ROLES, type SurfaceColors, type SurfaceInput } from './surface-roles.ts'
import { getDefaultSoft, isDark, readBrandInput, readSoft, readSurfaceInput } from './surface-input.ts'
import { themeContract } from './theme-contract.css.ts'
import { type FontDefault, THEME_DEFAULTS, type ThemeOptions } from './theme-options.ts'
import { createThemeReader, type ThemeReader, type ThemeWarning } from './theme-reader.ts'
import { TYPE_STEPS, type TypeSize, toTypeCss } from './type-scale.ts'

export type { ThemeWarning } from './theme-reader.ts'

/** A checked theme, ready to be written into a page. */
export interface Theme {
  /** Custom properties by name (`--sorrel-…`). Names and values are generated, never copied from the options. */
  readonly variables: Readonly<Record<string, string>>
  readonly colorScheme: 'light' | 'dark'
  /** Files of this package worth preloading: at most one per family in use. */
  readonly preloads: readonly string[]
  /** Options that could not be used and were replaced by a default, those that a theme does not have, and fonts not loaded. */
  readonly warnings: readonly ThemeWarning[]
}

/** What the developer of a page knows of it, and the merchant's settings do not say. */
export interface ThemePage {
  /**
   * Families that the page loads besides those of `fonts.css`, such as those of `sorrel-fonts`. Others that the options
   * name are used all the same, with the warning `font-not-loaded`. Default: none.
   */
  readonly loadedFonts?: readonly string[] | undefined
}

type Variables = Record<string, string>

/** `var(--name)` → `--name`. */
const toName = (reference: string): string => reference.slice(4, -1)

const TONES = ['success', 'warning', 'error'] as const

function setSurface(
  variables: Variables,
  surface: 'primary' | 'secondary' | 'brand',
  colors: SurfaceColors,
): void {
  for (const role of SURFACE_ROLES) variables[toName(themeContract[surface][role])] = toHex(colors[role])
}

function setTones(variables: Variables, reader: ThemeReader, input: SurfaceInput): void {
  const hasOwnBackground = toHex(input.background) !== THEME_DEFAULTS.backgroundPrimary.toLowerCase()
  const set = (tone: keyof typeof themeContract.tone, text: Rgb, fill: Rgb): void => {
    variables[toName(themeContract.tone[tone].fill)] = toHex(fill)
    variables[toName(themeContract.tone[tone].text)] = toHex(ensureContrast(text, [fill], TEXT_CONTRAST))
  }
  for (const tone of TONES) {
    const isDefault = toHex(input[tone]) === THEME_DEFAULTS[tone].dark.toLowerCase() && !hasOwnBackground
    const derived = mix(input.background, input[tone], 0.12)
    const light = isDefault ? THEME_DEFAULTS[tone].light : toHex(derived)
    set(tone, input[tone], reader.readColor(`colors.${tone}.light`, light))
  }
  set('neutral', input.body, mix(input.background, input.body, 0.1))
  set('info', input.primary, mix(input.background, input.primary, 0.1))
}

function setFont(variables: Variables, use: 'headings' | 'body', font: FontDefault): void {
  variables[toName(themeContract.fontFamily[use])] = toFontStack(font.name, font.fallback)
  variables[toName(themeContract.fontWeight[use])] = String(font.weight)
}

/** Weights of what stands out from body text, and the steps by which they are bolder. */
const BOLDER = { medium: 100, strong: 200 } as const

function setWeights(variables: Variables, reader: ThemeReader, body: number): void {
  for (const weight of ['medium', 'strong'] as const) {
    const fallback = Math.min(body + BOLDER[weight], 1000)
    const path = `typography.fontWeight.${weight}`
    const value = reader.readNumber(path, { min: 1, max: 1000, fallback })
    variables[toName(themeContract.fontWeight[weight])] = String(value)
  }
}

/** Share of black in the colour of shadows, and the opacity of what lies between a window and the page. */
const SHADE = 0.476
const SCRIM_OPACITY = 0.4

/** The dark that lies over a page and under what floats: the headings' colour, on a dark page its background's. */
function setShade(variables: Variables, reader: ThemeReader, page: SurfaceColors): Rgb {
  const derived = mix(isDark(page.background) ? page.background : page.heading, BLACK, SHADE)
  const shade = reader.findColor('colors.shadow') ?? derived
  const { rgb, alpha } = reader.findCssColor('colors.scrim') ?? { rgb: derived, alpha: 1 }
  const opacity = alpha === 1 ? SCRIM_OPACITY : alpha
  variables[toName(themeContract.overlay)] = `rgb(${rgb.join(' ')} / ${Math.round(opacity * 100) / 100})`
  variables[toName(themeContract.shadow.raised)] = toShadow('raised', shade)
  variables[toName(themeContract.shadow.overlay)] = toShadow('floating', shade)
  return shade
}

function setShape(variables: Variables, reader: ThemeReader): void {
  const shapes = [
    ['image', 64, reader.defaults.imageRadius],
    ['button', 999, reader.defaults.buttonRadius],
    ['input', 32, reader.defaults.inputRadius],
  ] as const
  for (const [shape, max, fallback] of shapes) {
    const radius = reader.readNumber(`borders.${shape}.radius`, { min: 0, max, fallback })
    variables[toName(themeContract.radius[shape])] = `${radius}px`
  }
}

function setSizes(variables: Variables, reader: ThemeReader): void {
  const path = 'typography.fontSize'
  const base = reader.readNumber(`${path}.base`, { min: 12, max: 24, fallback: reader.defaults.base })
  const scaling = reader.readNumber(`${path}.scaling`, {
    min: 1,
    max: 1.4,
    fallback: reader.defaults.scaling,
  })
  const sizes = Object.entries(TYPE_STEPS)
  for (const [size, step] of sizes) {
    if (isTypeSize(size)) variables[toName(themeContract.fontSize[size])] = toTypeCss(base, scaling, step)
  }
}

const isTypeSize = (size: string): size is TypeSize => Object.hasOwn(TYPE_STEPS, size)

/**
 * A theme from a merchant's settings. Never throws: a missing, malformed or hostile value becomes the default and,
 * unless it is missing, a warning. A name that is no option is a warning too, with the nearest one, and a font that the
 * page does not load. With any palette the
 * contrast of text is at least 4.5:1, that of large text, borders and marks at least 3:1.
 *
 * @example
 * ```ts
 * import { createTheme } from '@sorrel/ui/theme'
 *
 * const theme = createTheme({ colors: { button: { primary: '#7a1fa2' }, accent: 'no colour' } })
 * console.log(theme.colorScheme, theme.warnings.map((warning) => warning.path)) // light [ 'colors.accent' ]
 * ```
 */
export function createTheme(options: ThemeOptions = {}, { loadedFonts }: ThemePage = {}): Theme {
  const reader = createThemeReader(options, loadedFonts)
  const input = readSurfaceInput(reader)
  const variables: Variables = {}
  const derived = deriveSurface(input)
  const page = deriveSurface({ ...input, soft: readSoft(derived, reader) ?? getDefaultSoft(input) })
  setSurface(variables, 'primary', page)
  setSurface(variables, 'secondary', deriveSurface({ ...input, background: input.neighbour }))
  setSurface(variables, 'brand', deriveSurface(readBrandInput(input, reader)))
  setTones(variables, reader, input)
  const headings = reader.readFont('typography.fontFamily.headings', reader.defaults.headings)
  const body = reader.readFont('typography.fontFamily.body', reader.defaults.text)
  setFont(variables, 'headings', headings)
  setFont(variables, 'body', body)
  setWeights(variables, reader, body.weight)
  setSizes(variables, reader)
  setShape(variables, reader)
  setComponents(variables, reader, { surface: page, shade: setShade(variables, reader, page) })
  const preloads = [headings, body].flatMap((font) => findShippedFont(font.name)?.preload ?? [])
  return {
    variables,
    colorScheme: isDark(input.background) ? 'dark' : 'light',
    preloads: [...new Set(preloads)],
    warnings: [...reader.warnings, ...findUnknownOptions(options, [...reader.known])],
  }
}
