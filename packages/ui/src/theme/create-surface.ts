import { getContrast, mix, type Rgb, toHex } from './color.ts'
import { getLowestContrast, TEXT_CONTRAST } from './contrast.ts'
import { parseColor } from './css-color.ts'
import { deriveSurface, SURFACE_ROLES, type SurfaceColors, type SurfaceInput } from './surface-roles.ts'
import { isDark, readSurfaceInput, toReversedInput } from './surface-input.ts'
import { themeContract } from './theme-contract.css.ts'
import type { ThemeOptions } from './theme-options.ts'
import { createThemeReader } from './theme-reader.ts'

export interface SurfaceOptions {
  /** Any CSS colour. A transparent one is blended with the theme's page background. */
  readonly background: unknown
  /** Colour of headings and body. Ignored when it is invalid or its contrast is below 4.5:1. */
  readonly text?: unknown
  /** The theme of the page. Default: the default theme. */
  readonly theme?: ThemeOptions | undefined
}

/**
 * The style of an element with a background of the author's choice, such as a section of a content page. All colours
 * on it are derived from that background, with the same contrasts as a theme's own surfaces (text 4.5:1, marks 3:1).
 * The theme's text colours are used when they are readable there; otherwise text, lines and controls are mixed from
 * the background. Undefined when `background` is not a colour.
 *
 * @example
 * ```ts
 * import { createSurface } from '@sorrel/ui/theme'
 *
 * const theme = { colors: { accent: '#e0b15b' } }
 * const style = createSurface({ background: '#26493a', theme })
 * console.log(style?.['--sorrel-surface-background']) // #26493a
 * ```
 */
export function createSurface(options: SurfaceOptions): Readonly<Record<string, string>> | undefined {
  const page = readSurfaceInput(createThemeReader(options.theme ?? {})).background
  const backgroundColor = parseColor(options.background, page)
  if (backgroundColor === undefined) return undefined
  const colors = toColors(backgroundColor, options)
  const variables = SURFACE_ROLES.map((role) => [toName(themeContract.surface[role]), toHex(colors[role])])
  return {
    backgroundColor: toHex(backgroundColor),
    color: toHex(colors.body),
    colorScheme: isDark(backgroundColor) ? 'dark' : 'light',
    ...Object.fromEntries(variables),
  }
}

export interface GroundOptions {
  /**
   * Colours behind the text, such as the darkest and the lightest of a picture. An invalid one counts as unreadable.
   */
  readonly grounds: readonly string[]
  /** Opacity, 0 to 1, of a layer in the surface's colour between grounds and text. */
  readonly veil: number
}

/** The lowest contrast of a surface's headings and body text against other backgrounds than its own. */
export function getTextContrast(options: SurfaceOptions, { grounds, veil }: GroundOptions): number {
  const { theme = {}, background } = options
  const page = readSurfaceInput(createThemeReader(theme)).background
  const { heading, body, background: own } = toColors(parseColor(background, page) ?? page, options)
  const contrasts = grounds.map((ground) => {
    const color = parseColor(ground)
    return color === undefined ? 1 : getLowestContrast(mix(color, own, veil), [heading, body])
  })
  return Math.min(...contrasts)
}

function toColors(background: Rgb, { text, theme = {} }: SurfaceOptions): SurfaceColors {
  const input = toInputOn(background, readSurfaceInput(createThemeReader(theme)))
  return deriveSurface(withText(input, parseColor(text, background)))
}

/** `var(--name)` → `--name`. */
const toName = (reference: string): string => reference.slice(4, -1)

function toInputOn(background: Rgb, input: SurfaceInput): SurfaceInput {
  return getContrast(input.heading, background) >= TEXT_CONTRAST
    ? { ...input, background, divider: mix(background, input.heading, 0.12) }
    : toReversedInput(input, background)
}

function withText(input: SurfaceInput, text: Rgb | undefined): SurfaceInput {
  return text !== undefined && getContrast(text, input.background) >= TEXT_CONTRAST
    ? { ...input, heading: text, body: text }
    : input
}
