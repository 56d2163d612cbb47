import { parseCssColor } from '../theme/css-color.ts'
import { toHex } from '../theme/color.ts'

interface TokenValue {
  readonly type: string
  readonly value: unknown
  /** Whether the value expresses everything that the CSS does. */
  readonly isExact: boolean
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000

function toColor(css: string): unknown {
  const { rgb, alpha } = parseCssColor(css) ?? { rgb: [0, 0, 0] as const, alpha: 1 }
  return {
    colorSpace: 'srgb',
    components: rgb.map((channel) => round(channel / 255)),
    alpha: round(alpha),
    hex: toHex(rgb),
  }
}

/** A length; for `clamp(…)` the largest one. */
function toDimension(css: string): { readonly value: number; readonly unit: string } {
  const [, value = '0', unit = 'px'] = /([\d.]+)(px|rem)?\)?$/.exec(css) ?? []
  return { value: Number(value), unit }
}

const unquote = (name: string): string => name.trim().replace(/^'|'$/g, '')

function toShadow(css: string): unknown {
  const [, lengths = '', color = ''] = /^(.*?) (rgb\(.*\)|#\w+)$/.exec(css) ?? []
  const [offsetX, offsetY, blur, spread] = lengths.split(' ').map(toDimension)
  const none = { value: 0, unit: 'px' }
  return { color: toColor(color), offsetX, offsetY, blur, spread: spread ?? none }
}

const toNumbers = (css: string): readonly number[] =>
  [...css.matchAll(/[\d.]+/g)].map(([text]) => Number(text))

const exact = (type: string, value: unknown): TokenValue => ({ type, value, isExact: true })

/** The value of a variable of a group, as the Design Tokens format writes it. */
export function toTokenValue(group: string, css: string, name: string): TokenValue {
  if (group === 'fontFamily') return exact('fontFamily', css.split(',').map(unquote))
  if (group === 'fontWeight') return exact('fontWeight', Number(css))
  if (group === 'shadow') return exact('shadow', toShadow(css))
  if (group === 'motion' && name === 'easing') return exact('cubicBezier', toNumbers(css))
  if (group === 'motion') return exact('duration', { value: Number.parseFloat(css), unit: 'ms' })
  if (/^(?:fontSize|radius|space|gutter|maxWidth)$/.test(group))
    return { type: 'dimension', value: toDimension(css), isExact: !css.startsWith('clamp(') }
  return exact('color', toColor(css))
}
