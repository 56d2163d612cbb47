import type { Fields } from '../untrusted/fields.ts'

/** A value as the merchant set it, or missing. The kit decides whether it can be used, and has the defaults. */
type Setting = string | undefined

export interface FontSettings {
  readonly name?: Setting
  readonly weight?: Setting
  /** Where the family comes from, such as `Google`. */
  readonly provider?: Setting
  /** The generic family used as fallback, such as `serif`. */
  readonly fallback?: Setting
}

/** `dark` for text and icons, `light` for the surface behind them. */
export interface ToneSettings {
  readonly dark?: Setting
  readonly light?: Setting
}

/**
 * Colours, type and corners as the merchant wrote them: nothing is checked or filled in here. `createTheme` of the kit
 * takes them as they are.
 */
export interface ThemeSettings {
  readonly colors: {
    readonly primary?: Setting
    readonly body?: Setting
    readonly accent?: Setting
    readonly background: { readonly primary?: Setting; readonly secondary?: Setting }
    readonly button: { readonly primary?: Setting; readonly secondary?: Setting }
    readonly input: { readonly standard?: Setting }
    readonly dividers?: Setting
    readonly success: ToneSettings
    readonly warning: ToneSettings
    readonly error: ToneSettings
  }
  readonly typography: {
    readonly fontSize: { readonly base?: Setting; readonly scaling?: Setting }
    readonly fontFamily: { readonly headings: FontSettings; readonly body: FontSettings }
  }
  readonly borders: { readonly image: { readonly radius?: Setting } }
}

export function readTheme(values: Fields): ThemeSettings {
  const [colors, typography] = [values.child('colors'), values.child('typography')]
  const [background, button] = [colors.child('background'), colors.child('button')]
  const [fontSize, fontFamily] = [typography.child('fontSize'), typography.child('fontFamily')]
  return {
    colors: {
      primary: colors.text('primary'),
      body: colors.text('body'),
      accent: colors.text('accent'),
      background: { primary: background.text('primary'), secondary: background.text('secondary') },
      button: { primary: button.text('primary'), secondary: button.text('secondary') },
      input: { standard: colors.child('input').text('standard') },
      dividers: colors.text('dividers'),
      success: readTone(colors.child('success')),
      warning: readTone(colors.child('warning')),
      error: readTone(colors.child('error')),
    },
    typography: {
      fontSize: { base: fontSize.text('base'), scaling: fontSize.text('scaling') },
      fontFamily: {
        headings: readFont(fontFamily.child('headings')),
        body: readFont(fontFamily.child('body')),
      },
    },
    borders: { image: { radius: values.child('borders').child('image').text('radius') } },
  }
}

function readTone(tone: Fields): ToneSettings {
  return { dark: tone.text('dark'), light: tone.text('light') }
}

function readFont(font: Fields): FontSettings {
  return {
    name: font.text('name'),
    weight: font.text('weight'),
    provider: font.text('provider'),
    fallback: font.text('fallback'),
  }
}
