import {
  clampChroma,
  clampRgb,
  type Color,
  converter,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  type Rgb as RgbColor,
  useMode,
} from 'culori/fn'
import { mix, type Rgb, WHITE } from './color.ts'

/** A colour in sRGB, with its opacity 0…1. */
export interface CssColor {
  readonly rgb: Rgb
  readonly alpha: number
}

// Registers the supported colour spaces; the last two are needed only for conversions.
for (const mode of [modeHsl, modeHwb, modeLab, modeLch, modeLrgb, modeOklab, modeOklch, modeP3, modeRgb])
  useMode(mode)
useMode(modeXyz50)
useMode(modeXyz65)
const toRgb = converter('rgb')

const LENGTH_MAX = 128

/** Tolerance for rounding, so that a colour at the edge of sRGB does not count as outside. */
const EDGE = 1e-4

/**
 * Parses a colour in CSS Color 4 notation: hex, names, `rgb`, `hsl`, `hwb`, `lab`, `lch`, `oklab`, `oklch`, and `color`
 * in `srgb`, `srgb-linear` and `display-p3`. A colour outside sRGB is mapped to the highest chroma that sRGB has at its
 * hue and lightness. Values that depend on a page (`var()`, `currentColor`, system colours) give undefined.
 */
export function parseCssColor(value: unknown): CssColor | undefined {
  if (typeof value !== 'string' || value.length > LENGTH_MAX) return undefined
  const color = read(value.trim())
  if (color === undefined) return undefined
  const { r, g, b, alpha = 1 } = clampRgb(toInside(color))
  return { rgb: [toByte(r), toByte(g), toByte(b)], alpha: Math.min(Math.max(alpha, 0), 1) }
}

/** The parser throws at some invalid values. */
function read(text: string): Color | undefined {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

/** Colours written in sRGB channels are clamped to their range. */
function toInside(color: Color): RgbColor {
  const rgb = toRgb(color)
  const isInside = [rgb.r, rgb.g, rgb.b].every((channel) => channel > -EDGE && channel < 1 + EDGE)
  return isInside || color.mode === 'rgb' ? rgb : toRgb(clampChroma(color, 'oklch'))
}

/** `none` is 0. */
const toByte = (channel = 0): number => Math.round(channel * 255)

/** The colour as it appears on `ground`, by default white; undefined for an invalid one. */
export function parseColor(value: unknown, ground: Rgb = WHITE): Rgb | undefined {
  const color = parseCssColor(value)
  return color && mix(ground, color.rgb, color.alpha)
}
