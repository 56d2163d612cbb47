import { BLACK, getContrast, mix, type Rgb, WHITE } from './color.ts'
import { getExtreme, GRAPHIC_CONTRAST, TEXT_CONTRAST } from './contrast.ts'
import type { SurfaceInput } from './surface-roles.ts'
import { THEME_DEFAULTS } from './theme-options.ts'
import type { ThemeReader } from './theme-reader.ts'

export function readSurfaceInput(reader: ThemeReader): SurfaceInput {
  const read = (path: string, fallback: string): Rgb => reader.readColor(`colors.${path}`, fallback)
  return {
    background: read('background.primary', THEME_DEFAULTS.backgroundPrimary),
    neighbour: read('background.secondary', THEME_DEFAULTS.backgroundSecondary),
    heading: read('primary', THEME_DEFAULTS.primary),
    body: read('body', THEME_DEFAULTS.body),
    accent: read('accent', THEME_DEFAULTS.accent),
    divider: read('dividers', THEME_DEFAULTS.dividers),
    control: read('input.standard', THEME_DEFAULTS.input),
    primary: read('button.primary', THEME_DEFAULTS.buttonPrimary),
    secondary: read('button.secondary', THEME_DEFAULTS.buttonSecondary),
    success: read('success.dark', THEME_DEFAULTS.success.dark),
    warning: read('warning.dark', THEME_DEFAULTS.warning.dark),
    error: read('error.dark', THEME_DEFAULTS.error.dark),
  }
}

export const isDark = (background: Rgb): boolean =>
  getContrast(background, WHITE) > getContrast(background, BLACK)

/** Share of the brand colour in its surface on a dark page, where the full colour would be too bright. */
const BRAND_TINT = 0.14

/** The brand surface (announcement bar, footer). */
export function toBrandInput(input: SurfaceInput): SurfaceInput {
  const background = isDark(input.background)
    ? mix(input.neighbour, input.primary, BRAND_TINT)
    : input.primary
  return toReversedInput(input, background)
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
    neighbour: mix(background, text, 0.1),
    heading: text,
    body: mix(text, background, 0.17),
    divider: mix(background, text, 0.18),
    control: mix(background, text, 0.4),
    primary: getContrast(input.primary, background) >= GRAPHIC_CONTRAST ? input.primary : text,
    secondary: text,
  }
}
