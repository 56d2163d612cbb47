import { BLACK, fromHsl, mix, type Rgb, WHITE } from './color.ts'
import { findNamedColor } from './named-colors.ts'
import { fromLabD50, fromDisplayP3, fromOklab, toSrgb } from './wide-color.ts'

/** A colour in sRGB, with its opacity 0…1. */
export interface CssColor {
  readonly rgb: Rgb
  readonly alpha: number
}

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const CALL = /^([a-z]+)\(([^()]*)\)$/i
const NUMBER = /^([+-]?(?:\d{1,6}(?:\.\d{1,20})?|\.\d{1,20})(?:e[+-]?\d{1,2})?)(%|deg|grad|rad|turn)?$/i

const clamp = (value: number, max = 1): number => Math.min(Math.max(value, 0), max)

/** A part of a colour as it is written: `50%` is 50 of unit `%`; `none` is 0. */
interface Part {
  readonly value: number
  readonly unit: string
}

function readPart(text: string): Part | undefined {
  if (text.toLowerCase() === 'none') return { value: 0, unit: '' }
  const [, value, unit = ''] = NUMBER.exec(text) ?? []
  return value === undefined ? undefined : { value: Number(value), unit: unit.toLowerCase() }
}

/** A number, or a percentage of `whole`. */
const scale = ({ value, unit }: Part, whole: number): number =>
  unit === '%' ? (value / 100) * whole : unit === '' ? value : Number.NaN

/** A percentage as a share; a bare number counts as one. */
const share = ({ value, unit }: Part): number =>
  unit === '%' || unit === '' ? clamp(value / 100) : Number.NaN

const DEGREES: Readonly<Record<string, number>> = { '': 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }

const degrees = ({ value, unit }: Part): number => value * (DEGREES[unit] ?? Number.NaN)

/** Chroma and hue as the two axes of the plane that they lie in. */
function toAxes(chroma: number, hue: number): readonly [number, number] {
  const angle = (hue * Math.PI) / 180
  return [Math.max(chroma, 0) * Math.cos(angle), Math.max(chroma, 0) * Math.sin(angle)]
}

function fromHwb(hue: number, white: number, black: number): Rgb {
  const sum = white + black
  const [w, b] = sum > 1 ? [white / sum, black / sum] : [white, black]
  const pure = fromHsl([hue, 1, 0.5])
  const channel = (index: 0 | 1 | 2): number => Math.round(pure[index] * (1 - w - b) + 255 * w)
  return [channel(0), channel(1), channel(2)]
}

type Parts = readonly [Part, Part, Part]

const toByte = (part: Part): number => Math.round(clamp(scale(part, 255), 255))

const FUNCTIONS: Readonly<Record<string, (parts: Parts) => Rgb>> = {
  rgb: ([red, green, blue]) => [toByte(red), toByte(green), toByte(blue)],
  hsl: ([hue, saturation, lightness]) => fromHsl([degrees(hue), share(saturation), share(lightness)]),
  hwb: ([hue, white, black]) => fromHwb(degrees(hue), share(white), share(black)),
  lab: ([light, a, b]) => fromLabD50(clamp(scale(light, 100), 100), scale(a, 125), scale(b, 125)),
  lch: ([light, chroma, hue]) =>
    fromLabD50(clamp(scale(light, 100), 100), ...toAxes(scale(chroma, 150), degrees(hue))),
  oklab: ([light, a, b]) => fromOklab(clamp(scale(light, 1)), scale(a, 0.4), scale(b, 0.4)),
  oklch: ([light, chroma, hue]) =>
    fromOklab(clamp(scale(light, 1)), ...toAxes(scale(chroma, 0.4), degrees(hue))),
}
const ALIASES: Readonly<Record<string, string>> = { rgba: 'rgb', hsla: 'hsl' }

const SPACES: Readonly<Record<string, (red: number, green: number, blue: number) => Rgb>> = {
  srgb: (...channels) => FUNCTIONS.rgb?.(toParts(channels.map((channel) => channel * 255))) ?? BLACK,
  'srgb-linear': (...channels) => toSrgb(channels),
  'display-p3': (...channels) => fromDisplayP3(channels),
}

const toParts = (values: readonly number[]): Parts => {
  const part = (index: number): Part => ({ value: values[index] ?? 0, unit: '' })
  return [part(0), part(1), part(2)]
}

/** The words of a call, its opacity last: `1 2 3 / 4`, `1, 2, 3, 4`. */
function splitCall(body: string): { readonly words: readonly string[]; readonly alpha: string } | undefined {
  const isOld = body.includes(',')
  const [first = '', second, ...rest] = body.split(isOld ? /,(?=[^,]*$)/ : '/').map((part) => part.trim())
  if (rest.length > 0) return undefined
  if (!isOld) return { words: first.split(/\s+/), alpha: second ?? '1' }
  const words = body.split(',').map((word) => word.trim())
  return { words: words.slice(0, 3), alpha: words.length > 4 ? '?' : (words[3] ?? '1') }
}

function readCall(name: string, body: string): CssColor | undefined {
  const call = splitCall(body.trim())
  const opacity = call && readPart(call.alpha)
  if (call === undefined || opacity === undefined) return undefined
  const space = name === 'color' ? SPACES[call.words[0]?.toLowerCase() ?? ''] : undefined
  const parts = (space ? call.words.slice(1) : call.words).flatMap((word) => readPart(word) ?? [])
  const [one, two, three, ...others] = parts
  const given = call.words.length - (space ? 1 : 0)
  if (!one || !two || !three || others.length > 0 || given !== 3) return undefined
  const read = FUNCTIONS[ALIASES[name] ?? name]
  const rgb = space ? space(scale(one, 1), scale(two, 1), scale(three, 1)) : read?.([one, two, three])
  const alpha = clamp(scale(opacity, 1))
  return rgb === undefined || [...rgb, alpha].some(Number.isNaN) ? undefined : { rgb, alpha }
}

function readHex(text: string): CssColor {
  const digits = text.slice(1)
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits
  const byte = (at: number): number => Number.parseInt(long.slice(at, at + 2), 16)
  return { rgb: [byte(0), byte(2), byte(4)], alpha: long.length === 8 ? byte(6) / 255 : 1 }
}

/**
 * Reads a colour as CSS Color 4 writes it: hex, names, `rgb`, `hsl`, `hwb`, `lab`, `lch`, `oklab`, `oklch`, and `color` in
 * `srgb`, `srgb-linear` and `display-p3`. One outside sRGB gets the most chroma that sRGB has in its hue and lightness.
 * What depends on a page (`var()`, `currentColor`, system colours) gives undefined.
 */
export function parseCssColor(value: unknown): CssColor | undefined {
  if (typeof value !== 'string' || value.length > 128) return undefined
  const text = value.trim()
  if (HEX.test(text)) return readHex(text)
  const [, name, body = ''] = CALL.exec(text) ?? []
  if (name !== undefined) return readCall(name.toLowerCase(), body)
  if (text.toLowerCase() === 'transparent') return { rgb: WHITE, alpha: 0 }
  const rgb = findNamedColor(text)
  return rgb && { rgb, alpha: 1 }
}

/** The colour as it is seen on `ground`, by default on white; undefined for what is no colour. */
export function parseColor(value: unknown, ground: Rgb = WHITE): Rgb | undefined {
  const color = parseCssColor(value)
  return color && mix(ground, color.rgb, color.alpha)
}
