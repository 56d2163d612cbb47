import { BLACK, type Rgb, WHITE } from './color.ts'
import { parseColor } from './css-color.ts'
import { findShippedFont, isFamilyName, isGenericFamily } from './font-stack.ts'
import { type FontDefault, THEME_DEFAULTS } from './theme-options.ts'

/** A setting that could not be used. `path` is its path in the options, `value` a short safe excerpt. */
export interface ThemeWarning {
  readonly path: string
  readonly value: string
  readonly problem: 'color' | 'contrast' | 'number' | 'range' | 'font' | 'choice'
}

interface NumberRange {
  readonly min: number
  readonly max: number
}

interface NumberRule extends NumberRange {
  readonly fallback: number
}

const isUnset = (value: unknown): boolean => value === undefined || value === null || value === ''

const toExcerpt = (value: unknown): string =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : typeof value)
    .replace(/[^\p{L}\p{N} #.,%()_-]/gu, '·')
    .slice(0, 40)

/** The generic family for a name given without one: the theme's own for its fonts, else the most common one. */
const getGeneric = (name: string, own: FontDefault): FontDefault['fallback'] =>
  findShippedFont(name) ? own.fallback : 'sans-serif'

/** Parses a default colour, which is known to be valid. */
const readDefault = (color: string): Rgb => parseColor(color) ?? BLACK

const PAGE = 'colors.background.primary'

/** Parses a number, or a string with a number, with or without `px`. */
function parseNumber(value: unknown): number | undefined {
  const text = typeof value === 'string' ? value.trim().replace(/px$/, '') : value
  const number = typeof text === 'string' && text !== '' ? Number(text) : text
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

interface FontSource {
  readonly name: unknown
  readonly generic: unknown
  readonly weight: number
}

/** A font from given values; missing ones come from `fallback`. */
function toFont({ name, generic, weight }: FontSource, fallback: FontDefault): FontDefault {
  const given = isFamilyName(name) ? name : fallback.name
  return {
    name: given,
    fallback: isGenericFamily(generic) ? generic : getGeneric(given, fallback),
    weight,
  }
}

/** Reads values by dotted path from unchecked options, and collects a warning for each refused value. */
export function createThemeReader(options: unknown) {
  const warnings: ThemeWarning[] = []
  const find = (path: string): unknown => findValue(options, path)
  const warn = (path: string, problem: ThemeWarning['problem']): void => {
    warnings.push({ path, problem, value: toExcerpt(find(path)) })
  }

  /** Transparent colours are blended with the page background, and the page itself with white. */
  const page = parseColor(find(PAGE)) ?? readDefault(THEME_DEFAULTS.backgroundPrimary)

  function findColor(path: string): Rgb | undefined {
    const value = find(path)
    if (isUnset(value)) return undefined
    const color = parseColor(value, path === PAGE ? WHITE : page)
    if (!color) warn(path, 'color')
    return color
  }

  function findNumber(path: string, { min, max }: NumberRange): number | undefined {
    const value = find(path)
    if (isUnset(value)) return undefined
    const number = parseNumber(value)
    if (number === undefined) {
      warn(path, 'number')
      return undefined
    }
    if (number >= min && number <= max) return number
    warn(path, 'range')
    return Math.min(Math.max(number, min), max)
  }

  const readNumber = (path: string, { fallback, ...range }: NumberRule): number =>
    findNumber(path, range) ?? fallback

  function findChoice(path: string, choices: readonly string[]): string | undefined {
    const choice = choices.find((one) => one === find(path))
    if (choice === undefined && !isUnset(find(path))) warn(path, 'choice')
    return choice
  }

  function readFont(path: string, fallback: FontDefault): FontDefault {
    const name = find(`${path}.name`)
    const generic = find(`${path}.fallback`)
    if (!isFamilyName(name) && !isUnset(name)) warn(`${path}.name`, 'font')
    if (!isGenericFamily(generic) && !isUnset(generic)) warn(`${path}.fallback`, 'font')
    const weight = readNumber(`${path}.weight`, { min: 1, max: 1000, fallback: fallback.weight })
    return toFont({ name, generic, weight }, fallback)
  }

  return {
    warnings,
    warn,
    findColor,
    findNumber,
    findChoice,
    readColor: (path: string, fallback: string): Rgb => findColor(path) ?? readDefault(fallback),
    readNumber,
    readFont,
  }
}

export type ThemeReader = ReturnType<typeof createThemeReader>

/** Whether a value, such as parsed JSON, is an object with named properties. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a path of names with dots: own properties only, never a prototype's. */
export function findValue(parts: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, name) => (isRecord(part) && Object.hasOwn(part, name) ? part[name] : undefined),
      parts,
    )
}
