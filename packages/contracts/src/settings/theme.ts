import { readColor } from '../loose/color.ts'
import type { Fields } from '../loose/fields.ts'

export interface FontSettings {
  readonly name: string
  /** 1 to 1000. */
  readonly weight?: number | undefined
  /** Where the family comes from, such as `Google`. */
  readonly provider?: string | undefined
  /** The generic family used as fallback, such as `serif`. */
  readonly fallback?: string | undefined
}

/** `dark` for text and icons, `light` for the background behind them. */
export interface ToneSettings {
  readonly dark?: string | undefined
  readonly light?: string | undefined
}

/** Colours, type and corners as the merchant set them. Missing colours have no default here; `createTheme` has one. */
export interface ThemeSettings {
  readonly colors: {
    readonly primary?: string | undefined
    readonly body?: string | undefined
    readonly accent?: string | undefined
    readonly background: { readonly primary?: string | undefined; readonly secondary?: string | undefined }
    readonly button: { readonly primary?: string | undefined; readonly secondary?: string | undefined }
    readonly input: { readonly standard?: string | undefined }
    readonly dividers?: string | undefined
    readonly success: ToneSettings
    readonly warning: ToneSettings
    readonly error: ToneSettings
  }
  readonly typography: {
    /** `base` in pixels, default 16; `scaling` is the ratio between two sizes, default 1.125. */
    readonly fontSize: { readonly base: number; readonly scaling: number }
    readonly fontFamily: {
      readonly headings?: FontSettings | undefined
      readonly body?: FontSettings | undefined
    }
  }
  /** Pixels, default 20. */
  readonly borders: { readonly image: { readonly radius: number } }
}

export function readTheme(values: Fields): ThemeSettings {
  const fontSize = values.child('typography').child('fontSize')
  const fontFamily = values.child('typography').child('fontFamily')
  return {
    colors: readColors(values.child('colors')),
    typography: {
      fontSize: {
        base: readWithin(fontSize, 'base', [8, 32]) ?? 16,
        scaling: readWithin(fontSize, 'scaling', [1, 2]) ?? 1.125,
      },
      fontFamily: {
        headings: readFont(fontFamily.child('headings')),
        body: readFont(fontFamily.child('body')),
      },
    },
    borders: {
      image: { radius: readWithin(values.child('borders').child('image'), 'radius', [0, 200]) ?? 20 },
    },
  }
}

function readColors(colors: Fields): ThemeSettings['colors'] {
  const [background, button] = [colors.child('background'), colors.child('button')]
  return {
    primary: readColor(colors, 'primary'),
    body: readColor(colors, 'body'),
    accent: readColor(colors, 'accent'),
    background: { primary: readColor(background, 'primary'), secondary: readColor(background, 'secondary') },
    button: { primary: readColor(button, 'primary'), secondary: readColor(button, 'secondary') },
    input: { standard: readColor(colors.child('input'), 'standard') },
    dividers: readColor(colors, 'dividers'),
    success: readTone(colors.child('success')),
    warning: readTone(colors.child('warning')),
    error: readTone(colors.child('error')),
  }
}

function readTone(tone: Fields): ToneSettings {
  return { dark: readColor(tone, 'dark'), light: readColor(tone, 'light') }
}

function readFont(font: Fields): FontSettings | undefined {
  const name = readFamily(font, 'name')
  if (name === undefined) return undefined
  return {
    name,
    weight: readWithin(font, 'weight', [1, 1000]),
    provider: readFamily(font, 'provider'),
    fallback: readFamily(font, 'fallback'),
  }
}

/** Letters, digits, spaces, `_` and `-` only: the name becomes part of a stylesheet. */
function readFamily(font: Fields, name: string): string | undefined {
  const text = font.text(name)
  return text !== undefined && /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,59}$/u.test(text) ? text : undefined
}

function readWithin(fields: Fields, name: string, [min, max]: readonly [number, number]): number | undefined {
  const value = fields.number(name)
  return value !== undefined && value >= min && value <= max ? value : undefined
}
