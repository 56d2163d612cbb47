import { BLACK, getContrast, mix, type Rgb, WHITE } from './color.ts'
import { getExtreme, GRAPHIC_CONTRAST, TEXT_CONTRAST } from './contrast.ts'
import type { SurfaceInput } from './surface-roles.ts'
import type { ThemeReader } from './theme-reader.ts'

export function readSurfaceInput(reader: ThemeReader): SurfaceInput {
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

/** The brand surface (announcement bar, footer). `own` is its background, if the theme has set one. */
export function toBrandInput(input: SurfaceInput, own: Rgb | undefined): SurfaceInput {
  const derived = isDark(input.background) ? mix(input.neighbour, input.primary, BRAND_TINT) : input.primary
  return toReversedInput(input, own ?? derived)
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
