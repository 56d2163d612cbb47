import { getContrast, mix, parseColor, type Rgb, toHex } from './color.ts'
import { TEXT_CONTRAST } from './contrast.ts'
import { deriveSurface, SURFACE_ROLES, type SurfaceWishes } from './surface-roles.ts'
import { isDark, readWishes, toReversedWishes } from './surface-wishes.ts'
import { themeContract } from './theme-contract.css.ts'
import type { ThemeOptions } from './theme-options.ts'
import { createThemeReader } from './theme-reader.ts'

export interface GroundOptions {
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
export function createGround({
  background,
  text,
  theme = {},
}: GroundOptions): Readonly<Record<string, string>> | undefined {
  const ground = parseColor(background)
  if (ground === undefined) return undefined
  const wishes = withText(toWishesOn(ground, readWishes(createThemeReader(theme))), parseColor(text))
  const colors = deriveSurface(wishes)
  const variables = SURFACE_ROLES.map((role) => [toName(themeContract.surface[role]), toHex(colors[role])])
  return {
    backgroundColor: toHex(ground),
    color: toHex(colors.body),
    colorScheme: isDark(ground) ? 'dark' : 'light',
    ...Object.fromEntries(variables),
  }
}

/** `var(--name)` → `--name`. */
const toName = (reference: string): string => reference.slice(4, -1)

const SOFT = 0.04

function toWishesOn(background: Rgb, wishes: SurfaceWishes): SurfaceWishes {
  const neighbour = mix(background, wishes.heading, SOFT)
  return getContrast(wishes.heading, background) >= TEXT_CONTRAST
    ? { ...wishes, background, neighbour, divider: mix(background, wishes.heading, 0.12) }
    : toReversedWishes(wishes, background)
}

function withText(wishes: SurfaceWishes, text: Rgb | undefined): SurfaceWishes {
  return text !== undefined && getContrast(text, wishes.background) >= TEXT_CONTRAST
    ? { ...wishes, heading: text, body: text }
    : wishes
}
