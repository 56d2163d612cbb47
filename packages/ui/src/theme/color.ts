/**
 * A colour in sRGB, channels 0…255. There is no alpha channel, because the contrast of a transparent colour is unknown:
 * `parseColor` blends it with its background.
 */
export type Rgb = readonly [red: number, green: number, blue: number]

export const BLACK: Rgb = [0, 0, 0]
export const WHITE: Rgb = [255, 255, 255]

/** Hue in degrees, saturation and lightness 0…1. */
export function fromHsl([hue, saturation, lightness]: Rgb): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number): number => {
    const position = (offset + (((hue % 360) + 360) % 360) / 30) % 12
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(position - 3, 9 - position, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}

export function toHsl([red, green, blue]: Rgb): Rgb {
  const [r, g, b] = [red / 255, green / 255, blue / 255]
  const max = Math.max(r, g, b)
  const delta = max - Math.min(r, g, b)
  const lightness = max - delta / 2
  if (delta === 0) return [0, 0, lightness]
  const saturation = delta / (1 - Math.abs(2 * lightness - 1))
  const sector = max === r ? ((g - b) / delta + 6) % 6 : max === g ? (b - r) / delta + 2 : (r - g) / delta + 4
  return [sector * 60, Math.min(saturation, 1), lightness]
}

export const toHex = (color: Rgb): string =>
  `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

/** Linear light of each channel value, computed once, since a theme needs thousands of them. */
const LINEAR = Array.from({ length: 256 }, (_, channel) => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

const toLinear = (channel: number): number => LINEAR[channel] ?? 0

/** Relative luminance as WCAG 2.2 defines it, 0…1. */
export const getLuminance = ([red, green, blue]: Rgb): number =>
  0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)

/** WCAG contrast ratio, 1…21. */
export function getContrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** `amount` 0 keeps `color`, 1 gives `target`. */
export function mix(color: Rgb, target: Rgb, amount: number): Rgb {
  const channel = (index: 0 | 1 | 2): number =>
    Math.round(color[index] + (target[index] - color[index]) * amount)
  return [channel(0), channel(1), channel(2)]
}
