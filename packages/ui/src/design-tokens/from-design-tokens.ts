import { toHex } from '../theme/color.ts'
import { parseColor, parseCssColor } from '../theme/css-color.ts'
import { type ComponentToken, componentTokens, SHADOW_NAMES, SHADOWS } from '../theme/component-tokens.ts'
import { findValue, isRecord } from '../theme/theme-reader.ts'
import type { ThemeOptions } from '../theme/theme-options.ts'

/** Token paths of a theme's options. */
const COLORS = {
  'primary.heading': 'colors.heading',
  'primary.body': 'colors.body',
  'primary.accent': 'colors.accent',
  'primary.background': 'colors.background.primary',
  'primary.soft': 'colors.soft',
  'brand.background': 'colors.brand.background',
  'brand.heading': 'colors.brand.heading',
  'brand.primary': 'colors.brand.button',
  overlay: 'colors.scrim',
  'secondary.background': 'colors.background.secondary',
  'primary.primary': 'colors.button.primary',
  'primary.secondary': 'colors.button.secondary',
  'primary.control': 'colors.input.standard',
  'primary.divider': 'colors.dividers',
  'tone.success.text': 'colors.success.dark',
  'tone.success.fill': 'colors.success.light',
  'tone.warning.text': 'colors.warning.dark',
  'tone.warning.fill': 'colors.warning.light',
  'tone.error.text': 'colors.error.dark',
  'tone.error.fill': 'colors.error.light',
} as const

const RADII = ['image', 'button', 'input'] as const
const FONTS = ['headings', 'body'] as const

/** Maximum length of a chain of aliases; a longer chain is circular. */
const MAX_ALIASES = 20

/** The value of a token, through aliases (`{primary.heading}`); undefined where there is none. */
function readValue(tokens: unknown, path: string, aliases = 0): unknown {
  const value = findValue(tokens, `${path}.$value`)
  const alias = typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value.trim())?.[1] : undefined
  if (alias === undefined) return value
  return aliases < MAX_ALIASES ? readValue(tokens, alias, aliases + 1) : undefined
}

/** A colour in the token format, or as a CSS string, as in older files. */
function readColor(value: unknown): string | undefined {
  const components = findValue(value, 'components')
  const space = findValue(value, 'colorSpace')
  if (!Array.isArray(components) || typeof space !== 'string')
    return typeof value === 'string' ? value : undefined
  const given = findValue(value, 'alpha')
  const alpha = typeof given === 'number' ? given : 1
  // `hsl()` and `hwb()` take percentages. Spaces without a function of their own are written with `color()`.
  const parts = components.map((part, index) =>
    typeof part === 'number' && /^(?:hsl|hwb)$/.test(space) && index > 0 ? `${part}%` : part,
  )
  const call = /^(?:hsl|hwb|lab|lch|oklab|oklch)$/.test(space) ? `${space}(` : `color(${space} `
  const text = `${call}${parts.join(' ')} / ${alpha})`
  const color = alpha === 1 ? parseColor(text) : undefined
  return color === undefined ? text : toHex(color)
}

/** A length in pixels. */
function readPixels(value: unknown): number | undefined {
  const [, digits, ownUnit] = typeof value === 'string' ? (/^([\d.]+)(px|rem)$/.exec(value) ?? []) : []
  const number = digits === undefined ? findValue(value, 'value') : Number(digits)
  if (typeof number !== 'number') return undefined
  return (ownUnit ?? findValue(value, 'unit')) === 'rem' ? number * 16 : number
}

const GENERICS = /^(?:serif|sans-serif|monospace|cursive|system-ui|ui-serif|ui-sans-serif)$/

function readFont(tokens: unknown, use: (typeof FONTS)[number]) {
  const value = readValue(tokens, `fontFamily.${use}`)
  const names: readonly unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(/, */)
      : []
  const [first] = names
  const fallback = names.findLast((name) => typeof name === 'string' && GENERICS.test(name))
  const isSystem = first === 'system-ui' || first === 'Georgia'
  const weight = readValue(tokens, `fontWeight.${use}`)
  return {
    name: isSystem ? 'System' : typeof first === 'string' ? first.replace(/ Variable$/, '') : undefined,
    fallback: typeof fallback === 'string' ? fallback : undefined,
    weight: typeof weight === 'number' ? weight : undefined,
  }
}

function readScale(tokens: unknown) {
  const read = (size: string) => readPixels(readValue(tokens, `fontSize.${size}`))
  const [base, large] = [read('md'), read('xl')]
  const ratio = base && large ? Math.sqrt(large / base) : undefined
  return { base, scaling: ratio === undefined ? undefined : Math.round(ratio * 1000) / 1000 }
}

/** The value of a component's own token; undefined for an alias, which follows the theme. */
function readComponent(tokens: unknown, { component, name, kind }: ComponentToken): unknown {
  const path = `components.${component}.${name}`
  const given = findValue(tokens, `${path}.$value`)
  if (given === undefined || (typeof given === 'string' && given.trim().startsWith('{'))) return undefined
  if (kind === 'color') return readColor(given)
  if (kind === 'weight') return given
  if (kind !== 'shadow') return readPixels(given)
  const blur = readPixels(findValue(given, 'blur'))
  return SHADOW_NAMES.find((shadow) => SHADOWS[shadow][0].endsWith(` ${blur}px`))
}

/** A colour without its opacity. */
function toOpaque(color: string): string {
  const parsed = parseCssColor(color)
  return parsed === undefined ? color : toHex(parsed.rgb)
}

/** Sets a value at a dotted path of nested objects. */
function put(target: Record<string, unknown>, path: string, value: unknown): void {
  const [first = '', ...rest] = path.split('.')
  if (rest.length === 0) {
    target[first] = value
    return
  }
  const inner: Record<string, unknown> = { ...(isRecord(target[first]) ? target[first] : {}) }
  put(inner, rest.join('.'), value)
  target[first] = inner
}

/**
 * Theme options from design tokens, by the names that `toDesignTokens` uses; other tokens are ignored. Accepts colours
 * in any space, aliases, and the older notation with colours and lengths as CSS strings. Values that cannot be used
 * become warnings of `createTheme`, so nothing throws.
 *
 * @example
 * ```ts
 * import { fromDesignTokens, toDesignTokens } from '@sorrel/ui/design-tokens'
 * import { createTheme } from '@sorrel/ui/theme'
 *
 * const theme = createTheme({ borders: { button: { radius: 8 } } })
 * console.log(fromDesignTokens(toDesignTokens(theme)).borders?.button) // { radius: 8 }
 * ```
 */
export function fromDesignTokens(tokens: unknown): ThemeOptions {
  const colors: Record<string, unknown> = {}
  for (const [token, option] of Object.entries(COLORS)) {
    const color = readColor(readValue(tokens, token))
    if (color !== undefined) put(colors, option, color)
  }
  const shadow = readColor(findValue(readValue(tokens, 'shadow.overlay'), 'color'))
  if (shadow !== undefined) put(colors, 'colors.shadow', toOpaque(shadow))
  const fontWeight = Object.fromEntries(
    ['medium', 'strong'].map((weight) => [weight, readValue(tokens, `fontWeight.${weight}`)]),
  )
  const components: Record<string, unknown> = {}
  for (const token of componentTokens) {
    const value = readComponent(tokens, token)
    if (value !== undefined) put(components, `${token.component}.${token.name}`, value)
  }
  const fontFamily = Object.fromEntries(FONTS.map((use) => [use, readFont(tokens, use)]))
  const borders = Object.fromEntries(
    RADII.map((shape) => [shape, { radius: readPixels(readValue(tokens, `radius.${shape}`)) }]),
  )
  return {
    ...colors,
    typography: { fontSize: readScale(tokens), fontWeight, fontFamily },
    borders,
    components,
  }
}
