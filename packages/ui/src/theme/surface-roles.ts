import { getContrast, mix, type Rgb } from './color.ts'
import {
  ensureContrast,
  GRAPHIC_CONTRAST,
  getExtreme,
  getLowestContrast,
  getSoftBackground,
  pickText,
  TEXT_CONTRAST,
} from './contrast.ts'

/** Colours that a surface gives to the components on it. */
export const SURFACE_ROLES = [
  'background',
  'soft',
  'heading',
  'body',
  'accent',
  'onAccent',
  'mark',
  'divider',
  'track',
  'control',
  'focus',
  'success',
  'warning',
  'error',
  'primary',
  'primaryHover',
  'primaryPressed',
  'onPrimary',
  'primaryMark',
  'secondary',
  'secondaryHover',
  'secondaryPressed',
  'onSecondary',
] as const

export type SurfaceRole = (typeof SURFACE_ROLES)[number]
export type SurfaceColors = Readonly<Record<SurfaceRole, Rgb>>

/** The merchant's colours that a surface is derived from. */
export interface SurfaceInput {
  readonly background: Rgb
  /** The background that is often next to this one. */
  readonly neighbour: Rgb
  readonly heading: Rgb
  readonly body: Rgb
  readonly accent: Rgb
  readonly divider: Rgb
  readonly control: Rgb
  readonly primary: Rgb
  readonly secondary: Rgb
  readonly success: Rgb
  readonly warning: Rgb
  readonly error: Rgb
}

const HOVER = 0.08
const PRESSED = 0.14
const INVISIBLE = 1.25

interface Fill {
  readonly rest: Rgb
  readonly hover: Rgb
  readonly pressed: Rgb
  readonly text: Rgb
}

/** Hover and pressed colours move away from the text colour, so that the contrast can only increase. */
function getFill(rest: Rgb, texts: readonly Rgb[]): Fill {
  const extreme = getExtreme([rest])
  const black: Rgb = [0, 0, 0]
  const darker = [rest, mix(rest, black, HOVER), mix(rest, black, PRESSED)] as const
  const away: Rgb = extreme[0] === 0 ? [255, 255, 255] : black
  const shades =
    getLowestContrast(extreme, darker) >= TEXT_CONTRAST
      ? darker
      : ([rest, mix(rest, away, HOVER), mix(rest, away, PRESSED)] as const)
  return { rest, hover: shades[1], pressed: shades[2], text: pickText(texts, shades) }
}

const getTrack = (divider: Rgb, backgrounds: readonly [Rgb, Rgb]): Rgb => {
  const [background] = backgrounds
  const extreme = getExtreme(backgrounds)
  const isUsable = getContrast(divider, background) < 1.6 && getContrast(divider, extreme) >= TEXT_CONTRAST
  return isUsable ? divider : mix(background, extreme, 0.1)
}

/**
 * Every colour that a component needs on one surface. On `background` and `soft`, text has a contrast of at least
 * 4.5:1; marks, borders of controls and the focus ring have at least 3:1.
 */
export function deriveSurface(input: SurfaceInput): SurfaceColors {
  const { background } = input
  const soft = getSoftBackground(background, input.neighbour)
  const backgrounds = [background, soft] as const
  const track = getTrack(input.divider, backgrounds)
  const toText = (color: Rgb): Rgb => ensureContrast(color, backgrounds, TEXT_CONTRAST)
  const toMark = (color: Rgb): Rgb => ensureContrast(color, backgrounds, GRAPHIC_CONTRAST)
  const everywhere = [background, soft, track]
  /** A text colour that also contrasts with a track. */
  const toMeter = (color: Rgb): Rgb => {
    const shown = ensureContrast(toText(color), everywhere, GRAPHIC_CONTRAST)
    const isText = getLowestContrast(shown, backgrounds) >= TEXT_CONTRAST
    return isText ? shown : toText(getExtreme(everywhere))
  }
  const heading = toText(input.heading)
  const isHidden = getContrast(input.primary, background) < INVISIBLE
  const primary = getFill(isHidden ? heading : input.primary, [background, input.heading])
  const secondary = getFill(input.secondary, [input.heading, heading])
  return {
    background,
    soft,
    heading,
    body: toText(input.body),
    accent: input.accent,
    onAccent: pickText([input.heading, input.background], [input.accent]),
    mark: ensureContrast(input.accent, everywhere, GRAPHIC_CONTRAST),
    divider: input.divider,
    track,
    control: toMark(input.control),
    focus: toMark(input.heading),
    success: toMeter(input.success),
    warning: toMeter(input.warning),
    error: toMeter(input.error),
    primary: primary.rest,
    primaryHover: primary.hover,
    primaryPressed: primary.pressed,
    onPrimary: primary.text,
    primaryMark: ensureContrast(primary.rest, everywhere, GRAPHIC_CONTRAST),
    secondary: secondary.rest,
    secondaryHover: secondary.hover,
    secondaryPressed: secondary.pressed,
    onSecondary: secondary.text,
  }
}
