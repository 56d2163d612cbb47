import { getContrast, mix, parseColor, type Rgb, toHex } from './color.ts'
import { TEXT_CONTRAST } from './contrast.ts'
import { deriveSurface, SURFACE_ROLES, type SurfaceInput } from './surface-roles.ts'
import { isDark, readSurfaceInput, toReversedInput } from './surface-input.ts'
import { themeContract } from './theme-contract.css.ts'
import type { ThemeOptions } from './theme-options.ts'
import { createThemeReader } from './theme-reader.ts'

export interface SurfaceOptions {
  /** `#rgb`, `#rrggbb`, `rgb()` or `hsl()`. */
  readonly background: unknown
  /** Colour of headings and body. Ignored when it is no colour or its contrast is below 4.5:1. */
  readonly text?: unknown
  /** The theme of the page. Default: the default theme. */
  readonly theme?: ThemeOptions | undefined
}

/**
 * The style of an element with a background of the author's choice, such as a section of a content page. All colours
 * on it are derived from that background, with the same contrasts as a theme's own surfaces (text 4.5:1, marks 3:1).
 * The theme's text colours are used when they are readable there; otherwise text, lines and controls are mixed from
 * the background. Undefined when `background` is not a colour.
 */
export function createSurface({
  background,
  text,
  theme = {},
}: SurfaceOptions): Readonly<Record<string, string>> | undefined {
  const backgroundColor = parseColor(background)
  if (backgroundColor === undefined) return undefined
  const input = withText(
    toInputOn(backgroundColor, readSurfaceInput(createThemeReader(theme))),
    parseColor(text),
  )
  const colors = deriveSurface(input)
  const variables = SURFACE_ROLES.map((role) => [toName(themeContract.surface[role]), toHex(colors[role])])
  return {
    backgroundColor: toHex(backgroundColor),
    color: toHex(colors.body),
    colorScheme: isDark(backgroundColor) ? 'dark' : 'light',
    ...Object.fromEntries(variables),
  }
}

/** `var(--name)` → `--name`. */
const toName = (reference: string): string => reference.slice(4, -1)

const SOFT = 0.04

function toInputOn(background: Rgb, input: SurfaceInput): SurfaceInput {
  const neighbour = mix(background, input.heading, SOFT)
  return getContrast(input.heading, background) >= TEXT_CONTRAST
    ? { ...input, background, neighbour, divider: mix(background, input.heading, 0.12) }
    : toReversedInput(input, background)
}

function withText(input: SurfaceInput, text: Rgb | undefined): SurfaceInput {
  return text !== undefined && getContrast(text, input.background) >= TEXT_CONTRAST
    ? { ...input, heading: text, body: text }
    : input
}
