import { type Surface, themeContract } from '@sorrel/ui/theme'
import type { CSSProperties } from 'react'

const { primary } = themeContract
const { heading, body, success } = themeContract.surface

export interface GroundWish {
  /** As the content models hold it: `#RGB` or `#RRGGBB`. */
  readonly backgroundColor?: string | undefined
  readonly textColor?: string | undefined
}

export interface Ground {
  /** The palette for words on it. */
  readonly surface: Surface | undefined
  readonly style: CSSProperties
}

const MIN_CONTRAST = 4.5
const DARK = 0.18

/**
 * How a merchant's colours are put on a block: a dark ground brings the palette for dark grounds, and a text colour
 * counts, for titles too, only where it reads at 4.5:1 on the ground it stands on.
 */
export function getGround({ backgroundColor, textColor }: GroundWish): Ground {
  const ground = backgroundColor === undefined ? undefined : getLuminance(backgroundColor)
  if (backgroundColor === undefined || ground === undefined) return { surface: undefined, style: {} }
  const text = textColor === undefined ? undefined : getLuminance(textColor)
  const reads = text !== undefined && getContrast(text, ground) >= MIN_CONTRAST
  return {
    surface: ground < DARK ? 'brand' : 'primary',
    style: {
      backgroundColor,
      ...(ground < DARK ? {} : LIGHT_GROUND),
      ...(reads && textColor !== undefined ? toTextColor(textColor) : {}),
    },
  }
}

function toTextColor(color: string): CSSProperties {
  return { color, [toVariable(heading)]: color, [toVariable(body)]: color }
}

/** What stands on a light ground. A dark theme has light words for its own ground: here its ground is the ink. */
const LIGHT_GROUND: CSSProperties = Object.fromEntries(
  [
    [heading, primary.heading],
    [body, primary.body],
    [success, primary.success],
  ].map(([role = '', color = '']) => [toVariable(role), `light-dark(${color}, ${primary.background})`]),
)

/** `--sorrel-surface-heading` of `var(--sorrel-surface-heading)`. */
function toVariable(reference: string): string {
  return reference.slice(4, -1)
}

function getContrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** WCAG relative luminance, 0 to 1; undefined for a text that is no hex colour. */
function getLuminance(color: string): number | undefined {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color)?.[1]
  if (hex === undefined) return undefined
  const full = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    toLinear(Number.parseInt(full.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
