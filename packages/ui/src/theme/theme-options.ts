import type { ComponentOptions } from './component-tokens.ts'
import type { GenericFamily } from './font-stack.ts'

/** A tone in two shades: `dark` for text and icons, `light` for the background behind them. */
export interface ToneOptions {
  readonly dark?: string | undefined
  /** Default: 10 % of `dark` on the page's background. */
  readonly light?: string | undefined
}

/** The brand's surface. */
export interface BrandOptions {
  /** Default: that of the main button, and a trace of it on a dark page. */
  readonly background?: string | undefined
  /** Default: the page's background where it reads, otherwise black or white. */
  readonly heading?: string | undefined
  /** The main button there. Default: the page's where it can be seen, otherwise the text. */
  readonly button?: string | undefined
}

export interface FontOptions {
  /**
   * A family of `fonts.css` (`Fraunces`, `Figtree`), `System` for the system font, or any family that the page loads
   * itself, such as one of `sorrel-fonts`.
   */
  readonly name?: string | undefined
  /** 1…1000. */
  readonly weight?: number | string | undefined
  /** Default: `sans-serif`; for the families of `fonts.css`, the one in the default theme. */
  readonly fallback?: string | undefined
  /** The source of the family in the merchant's settings. Ignored: the kit ships its own files. */
  readonly provider?: string | undefined
}

/**
 * The theme as store settings contain it. Every value is optional. A value that cannot be used is replaced by its
 * default and listed in the theme's warnings. Colours are in CSS notation, such as `#1f2d27`, `oklch(45% 0.08 155)`,
 * `rebeccapurple` or `rgb(0 0 0 / 60%)`; a transparent one is blended with the page. No `var()`.
 */
export interface ThemeOptions {
  /**
   * The main colour: of buttons and headings, with a trace of it in backgrounds and lines. `colors` overrides what follows
   * from it.
   */
  readonly brand?: string | undefined
  /** Whether pages are light or dark. Default `light`. */
  readonly scheme?: 'light' | 'dark' | undefined
  /** The corners of buttons, fields and pictures. `borders` overrides single ones. Default `round`. */
  readonly corners?: 'sharp' | 'soft' | 'round' | undefined
  /** Names of families, as in `typography.fontFamily`, which overrides them. */
  readonly fonts?: { readonly headings?: string | undefined; readonly body?: string | undefined } | undefined
  readonly colors?:
    | {
        /** The brand's surface: announcement bar and footer. A colour alone is its background. */
        readonly brand?: string | BrandOptions | undefined
        /** Colour of headings and of the focus ring. */
        readonly heading?: string | undefined
        /** What stores' settings call `heading`, which goes before it. */
        readonly primary?: string | undefined
        readonly body?: string | undefined
        /** Colour of surfaces and marks, never of body text. */
        readonly accent?: string | undefined
        readonly background?:
          | { readonly primary?: string | undefined; readonly secondary?: string | undefined }
          | undefined
        readonly button?:
          | { readonly primary?: string | undefined; readonly secondary?: string | undefined }
          | undefined
        /** Behind what is chosen or quiet. Rejected if text would not read on it. Default: the page with a trace of `body`, in the default look a warm white. */
        readonly soft?: string | undefined
        /** Over the page and under a dialog. An opaque one gets 40 % opacity. Default: the headings' colour, darker. */
        readonly scrim?: string | undefined
        /** Colour of shadows, whose opacity is the kit's. Default: the headings' colour, darker. */
        readonly shadow?: string | undefined
        /** Borders of controls. */
        readonly input?: { readonly standard?: string | undefined } | undefined
        readonly dividers?: string | undefined
        readonly success?: ToneOptions | undefined
        readonly warning?: ToneOptions | undefined
        readonly error?: ToneOptions | undefined
      }
    | undefined
  readonly typography?:
    | {
        readonly fontSize?:
          | {
              /** Pixels, 12…24. Default 16. */
              readonly base?: number | string | undefined
              /** Ratio between two sizes, 1…1.4. Default 1.125. */
              readonly scaling?: number | string | undefined
            }
          | undefined
        /** 1…1000. Default: 100 (`medium`) and 200 (`strong`) above the weight of body text. */
        readonly fontWeight?:
          | { readonly medium?: number | string | undefined; readonly strong?: number | string | undefined }
          | undefined
        readonly fontFamily?:
          | { readonly headings?: FontOptions | undefined; readonly body?: FontOptions | undefined }
          | undefined
      }
    | undefined
  readonly borders?:
    | {
        /** Pixels, 0…64. Default 20. */
        readonly image?: { readonly radius?: number | string | undefined } | undefined
        /** Pixels, 0…999. Default 999: a pill. */
        readonly button?: { readonly radius?: number | string | undefined } | undefined
        /** Pixels, 0…32. Default 12. */
        readonly input?: { readonly radius?: number | string | undefined } | undefined
      }
    | undefined
  /** Values of single components, over those of the theme. */
  readonly components?: ComponentOptions | undefined
}

export interface FontDefault {
  readonly name: string
  readonly weight: number
  readonly fallback: GenericFamily
}

/** The default of every value. */
export interface ThemeDefaults {
  readonly heading: string
  readonly body: string
  readonly accent: string
  readonly backgroundPrimary: string
  readonly backgroundSecondary: string
  readonly buttonPrimary: string
  readonly buttonSecondary: string
  readonly input: string
  readonly dividers: string
  readonly success: ToneDefault
  readonly warning: ToneDefault
  readonly error: ToneDefault
  readonly base: number
  readonly scaling: number
  readonly headings: FontDefault
  readonly text: FontDefault
  readonly imageRadius: number
  readonly buttonRadius: number
  readonly inputRadius: number
}

interface ToneDefault {
  readonly dark: string
  /** Default: mixed from `dark` and the page. */
  readonly light?: string
}

/** The default theme, Sorrel. */
export const THEME_DEFAULTS = {
  heading: '#1F2D27',
  body: '#4A5751',
  accent: '#E0B15B',
  backgroundPrimary: '#FFFFFF',
  backgroundSecondary: '#F6F3EC',
  buttonPrimary: '#26493A',
  buttonSecondary: '#FFFFFF',
  input: '#7C8781',
  dividers: '#E7E4DB',
  success: { dark: '#1E7A52', light: '#E6F4EC' },
  warning: { dark: '#8A5A0B', light: '#FBF1DC' },
  error: { dark: '#B3372B', light: '#FBE9E7' },
  base: 16,
  scaling: 1.125,
  headings: { name: 'Fraunces', weight: 450, fallback: 'serif' },
  text: { name: 'Figtree', weight: 400, fallback: 'sans-serif' },
  imageRadius: 20,
  buttonRadius: 999,
  inputRadius: 12,
} as const satisfies ThemeDefaults
