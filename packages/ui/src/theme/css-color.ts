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

// The notations that are read; the last two only lead from one to another.
for (const mode of [modeHsl, modeHwb, modeLab, modeLch, modeLrgb, modeOklab, modeOklch, modeP3, modeRgb])
  useMode(mode)
useMode(modeXyz50)
useMode(modeXyz65)
const toRgb = converter('rgb')

const LENGTH_MAX = 128

/** Rounding of a colour at the edge of sRGB must not count as outside. */
const EDGE = 1e-4

/**
 * Reads a colour as CSS Color 4 writes it: hex, names, `rgb`, `hsl`, `hwb`, `lab`, `lch`, `oklab`, `oklch`, and `color` in
 * `srgb`, `srgb-linear` and `display-p3`. One outside sRGB gets the most chroma that sRGB has in its hue and lightness.
 * What depends on a page (`var()`, `currentColor`, system colours) gives undefined.
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

/** The colour as seen on `ground`, by default on white; undefined for an invalid one. */
export function parseColor(value: unknown, ground: Rgb = WHITE): Rgb | undefined {
  const color = parseCssColor(value)
  return color && mix(ground, color.rgb, color.alpha)
}
