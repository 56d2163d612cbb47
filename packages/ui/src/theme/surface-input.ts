import { BLACK, getContrast, mix, type Rgb, toHex, WHITE } from './color.ts'
import { ensureContrast, getExtreme, getLowestContrast, GRAPHIC_CONTRAST, TEXT_CONTRAST } from './contrast.ts'
import type { SurfaceColors, SurfaceInput } from './surface-roles.ts'
import { THEME_DEFAULTS } from './theme-options.ts'
import type { ThemeReader } from './theme-reader.ts'

/** The colours of a page, and of the bands on it. */
export interface PageInput extends SurfaceInput {
  /** The background of bands. */
  readonly neighbour: Rgb
}

export function readSurfaceInput(reader: ThemeReader): PageInput {
  const { defaults } = reader
  const read = (path: string, fallback: string): Rgb => reader.readColor(`colors.${path}`, fallback)
  // Read even where `heading` is set: an option that nothing reads counts as unknown.
  const stored = read('primary', defaults.heading)
  return {
    background: read('background.primary', defaults.backgroundPrimary),
    neighbour: read('background.secondary', defaults.backgroundSecondary),
    heading: reader.findColor('colors.heading') ?? stored,
    body: read('body', defaults.body),
    accent: read('accent', defaults.accent),
    divider: read('dividers', defaults.dividers),
    control: read('input.standard', defaults.input),
    primary: read('button.primary', defaults.buttonPrimary),
    secondary: read('button.secondary', defaults.buttonSecondary),
    success: read('success.dark', defaults.success.dark),
    warning: read('warning.dark', defaults.warning.dark),
    error: read('error.dark', defaults.error.dark),
  }
}

export const isDark = (background: Rgb): boolean =>
  getContrast(background, WHITE) > getContrast(background, BLACK)

/** Share of the brand colour in its surface on a dark page, where the full colour would be too bright. */
const BRAND_TINT = 0.14

/** The brand surface (announcement bar, footer): as set, and otherwise derived from the main button. */
export function readBrandInput(input: PageInput, reader: ThemeReader): SurfaceInput {
  const path = 'colors.brand'
  const own = reader.findColor(`${path}.background`)
  const background = reader.isGroup(path) ? own : reader.findColor(path)
  const derived = isDark(input.background) ? mix(input.neighbour, input.primary, BRAND_TINT) : input.primary
  const reversed = toReversedInput(input, background ?? derived)
  const button = reader.findColor(`${path}.button`)
  return {
    ...reversed,
    heading: reader.findColor(`${path}.heading`) ?? reversed.heading,
    primary: button ? ensureContrast(button, [reversed.background], GRAPHIC_CONTRAST) : reversed.primary,
  }
}

/** A soft background of the merchant's; undefined, with a warning, where the text of the page would not read on it. */
export function readSoft(page: SurfaceColors, reader: ThemeReader): Rgb | undefined {
  const path = 'colors.soft'
  const soft = reader.findColor(path)
  if (soft === undefined) return undefined
  const backgrounds = [page.background, soft]
  const lowest = Math.min(
    getLowestContrast(soft, [page.heading, page.body]),
    getLowestContrast(getExtreme(backgrounds), backgrounds),
  )
  if (lowest >= TEXT_CONTRAST) return soft
  reader.warn(path, 'contrast')
  return undefined
}

/** The soft background of the default look: beside its beige bands and pictures a trace of its text is cold. */
const DEFAULT_SOFT: Rgb = [251, 249, 246]

/** The soft background that a theme has without one of its own; undefined where it is derived from the text. */
export function getDefaultSoft({ background, neighbour, body }: PageInput): Rgb | undefined {
  const { backgroundPrimary, backgroundSecondary, body: text } = THEME_DEFAULTS
  const defaults = [backgroundPrimary, backgroundSecondary, text].map((color) => color.toLowerCase())
  const own = [background, neighbour, body].map((color) => toHex(color))
  return own.every((color, index) => color === defaults[index]) ? DEFAULT_SOFT : undefined
}

/**
 * For a background that the theme's text colours were not chosen for: text, lines and controls are mixed from the
 * background.
 */
export function toReversedInput(input: SurfaceInput, background: Rgb): SurfaceInput {
  const text =
    getContrast(input.background, background) >= TEXT_CONTRAST ? input.background : getExtreme([background])
  return {
    ...input,
    background,
    heading: text,
    body: mix(text, background, 0.17),
    divider: mix(background, text, 0.18),
    control: mix(background, text, 0.4),
    primary: getContrast(input.primary, background) >= GRAPHIC_CONTRAST ? input.primary : text,
    secondary: text,
  }
}
