import { BLACK, getContrast, getLuminance, mix, type Rgb, WHITE } from './color.ts'
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
  /** Behind what is chosen or quiet on `background`; all text reads on it. Default: a trace of the body text. */
  readonly soft?: Rgb | undefined
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

/** Contrast with the colour at rest from which a change is seen. */
const HOVER_CONTRAST = 1.25
const PRESSED_CONTRAST = 1.5
const INVISIBLE = 1.25
/** Share of the body text in the soft background. */
const SOFT = 0.05

interface Fill {
  readonly rest: Rgb
  readonly hover: Rgb
  readonly pressed: Rgb
  readonly text: Rgb
}

/** The first mix of `color` and `target` with that contrast to `color`, or the target where none has it. */
function moveTowards(color: Rgb, target: Rgb, contrast: number): Rgb {
  for (let amount = 0.01; amount < 1; amount += 0.01) {
    const candidate = mix(color, target, amount)
    if (getContrast(candidate, color) >= contrast) return candidate
  }
  return target
}

/**
 * Hover and pressed colours move away from the text, whose contrast increases. A colour so light or so dark that this
 * is not seen moves towards the text, which still reads.
 */
function getFill(rest: Rgb, texts: readonly Rgb[]): Fill {
  const text = pickText(texts, [rest])
  const [away, towards] = getLuminance(text) < getLuminance(rest) ? [WHITE, BLACK] : [BLACK, WHITE]
  const target = getContrast(rest, away) >= PRESSED_CONTRAST ? away : towards
  const hover = moveTowards(rest, target, HOVER_CONTRAST)
  const pressed = moveTowards(rest, target, PRESSED_CONTRAST)
  return { rest, hover, pressed, text: pickText([text], [rest, hover, pressed]) }
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
  const soft = input.soft ?? getSoftBackground(background, mix(background, input.body, SOFT))
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
