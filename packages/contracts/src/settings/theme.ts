import { maybe, record, text } from '../schema/lenient.ts'

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
    /** Of headings and the focus ring. */
    readonly heading?: Setting
    /** What the service's settings call `heading`, which goes before it. */
    readonly primary?: Setting
    readonly body?: Setting
    readonly accent?: Setting
    /** The surface of announcement bar and footer. */
    readonly brand: { readonly background?: Setting; readonly heading?: Setting; readonly button?: Setting }
    /** Behind what is chosen or quiet. */
    readonly soft?: Setting
    /** Over the page and under a dialog. */
    readonly scrim?: Setting
    readonly shadow?: Setting
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
    readonly fontWeight: { readonly medium?: Setting; readonly strong?: Setting }
    readonly fontFamily: { readonly headings: FontSettings; readonly body: FontSettings }
  }
  readonly borders: Readonly<Record<'image' | 'button' | 'input', { readonly radius?: Setting }>>
}

const setting = maybe(text)
const tone = record({ dark: setting, light: setting })
const font = record({ name: setting, weight: setting, provider: setting, fallback: setting })

export const colors = record({
  heading: setting,
  primary: setting,
  body: setting,
  accent: setting,
  brand: record({ background: setting, heading: setting, button: setting }),
  soft: setting,
  scrim: setting,
  shadow: setting,
  background: record({ primary: setting, secondary: setting }),
  button: record({ primary: setting, secondary: setting }),
  input: record({ standard: setting }),
  dividers: setting,
  success: tone,
  warning: tone,
  error: tone,
})

export const typography = record({
  fontSize: record({ base: setting, scaling: setting }),
  fontWeight: record({ medium: setting, strong: setting }),
  fontFamily: record({ headings: font, body: font }),
})

const corners = record({ radius: setting })

export const borders = record({ image: corners, button: corners, input: corners })
