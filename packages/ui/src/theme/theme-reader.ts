import { BLACK, mix, type Rgb, WHITE } from './color.ts'
import { chooseDefaults, CORNERS, SCHEMES } from './choose-defaults.ts'
import { type CssColor, parseColor, parseCssColor } from './css-color.ts'
import { findShippedFont, isFamilyName, isGenericFamily, isLoadedFont } from './font-stack.ts'
import type { FontDefault } from './theme-options.ts'

/** A setting that could not be used. `path` is its path in the options, `value` a short safe excerpt. */
export interface ThemeWarning {
  readonly path: string
  readonly value: string
  /** `unknown`: a theme has no such setting. `font-not-loaded`: the family is named, but a fallback shows. */
  readonly problem:
    | 'color'
    | 'contrast'
    | 'number'
    | 'range'
    | 'font'
    | 'font-not-loaded'
    | 'choice'
    | 'unknown'
  /** The setting that was probably meant, in place of an unknown one. */
  readonly nearest?: string | undefined
}

interface NumberRange {
  readonly min: number
  readonly max: number
}

interface NumberRule extends NumberRange {
  readonly fallback: number
}

export const isUnset = (value: unknown): boolean => value === undefined || value === null || value === ''

/** A value as it can be shown: short, and without the characters of markup. */
export const toExcerpt = (value: unknown, length = 40): string =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : typeof value)
    .replace(/[^\p{L}\p{N} #.,%()_-]/gu, '·')
    .slice(0, length)

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
  readonly name: string | undefined
  readonly generic: unknown
  readonly weight: number
}

/** A font from given values; missing ones come from `fallback`. */
function toFont({ name, generic, weight }: FontSource, fallback: FontDefault): FontDefault {
  const own = name === undefined ? fallback : { name, fallback: getGeneric(name, fallback) }
  return { name: own.name, fallback: isGenericFamily(generic) ? generic : own.fallback, weight }
}

/** Unchecked options, the paths that were read of them, and the warnings about their values. */
function createNotes(options: unknown, loadedFonts: readonly string[]) {
  const warnings: ThemeWarning[] = []
  const known = new Set<string>()
  const find = (path: string): unknown => {
    known.add(path)
    return findValue(options, path)
  }
  const warn = (path: string, problem: ThemeWarning['problem']): void => {
    warnings.push({ path, problem, value: toExcerpt(find(path)) })
  }
  function findChoice<T extends string>(path: string, choices: readonly T[]): T | undefined {
    const choice = choices.find((one) => one === find(path))
    if (choice === undefined && !isUnset(find(path))) warn(path, 'choice')
    return choice
  }
  function findFamily(path: string): string | undefined {
    const name = find(path)
    if (!isFamilyName(name)) {
      if (!isUnset(name)) warn(path, 'font')
      return undefined
    }
    if (!isLoadedFont(name, loadedFonts)) warn(path, 'font-not-loaded')
    return name
  }
  return { warnings, known, find, warn, findChoice, findFamily }
}

/** Reads numbers, and moves those out of range into it. */
function createNumberReader({ find, warn }: Pick<ReturnType<typeof createNotes>, 'find' | 'warn'>) {
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
  return { findNumber, readNumber }
}

/**
 * Reads values by dotted path from unchecked options, and collects a warning for each refused value. `loadedFonts` are
 * families that the page has besides the kit's.
 */
export function createThemeReader(options: unknown, loadedFonts: readonly string[] = []) {
  const { warnings, known, find, warn, findChoice, findFamily } = createNotes(options, loadedFonts)
  const scheme = findChoice('scheme', SCHEMES)

  /** Transparent colours are blended with the page background, and the page itself with white. */
  const page = parseColor(find(PAGE)) ?? readDefault(chooseDefaults({ scheme }).backgroundPrimary)

  function findCssColor(path: string): CssColor | undefined {
    const value = find(path)
    if (isUnset(value)) return undefined
    const color = parseCssColor(value)
    if (!color) warn(path, 'color')
    return color
  }

  function findColor(path: string): Rgb | undefined {
    const color = findCssColor(path)
    return color && mix(path === PAGE ? WHITE : page, color.rgb, color.alpha)
  }

  const { findNumber, readNumber } = createNumberReader({ find, warn })

  function readFont(path: string, fallback: FontDefault): FontDefault {
    const name = findFamily(`${path}.name`)
    const generic = find(`${path}.fallback`)
    known.add(`${path}.provider`)
    if (!isGenericFamily(generic) && !isUnset(generic)) warn(`${path}.fallback`, 'font')
    const weight = readNumber(`${path}.weight`, { min: 1, max: 1000, fallback: fallback.weight })
    return toFont({ name, generic, weight }, fallback)
  }

  const defaults = chooseDefaults({
    brand: findColor('brand'),
    scheme,
    corners: findChoice('corners', CORNERS),
    headings: findFamily('fonts.headings'),
    body: findFamily('fonts.body'),
  })

  return {
    warnings,
    warn,
    /** Of values that the options lack. */
    defaults,
    /** The paths that were read: once everything is, those of all options. */
    known,
    findCssColor,
    findColor,
    /** Whether a path has options below it, where a value alone would do too. */
    isGroup: (path: string): boolean => isRecord(findValue(options, path)),
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
