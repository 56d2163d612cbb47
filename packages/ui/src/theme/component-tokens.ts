import type { Rgb } from './color.ts'
import { themeContract } from './theme-contract.css.ts'

/** Shadows of `createTheme`'s `components`, by name: offsets and blur, and the opacity of the shadow's colour. */
export const SHADOWS = {
  none: ['', 0],
  soft: ['0 2px 8px', 0.08],
  raised: ['0 6px 20px', 0.12],
  floating: ['0 12px 40px', 0.16],
} as const

export type ShadowName = keyof typeof SHADOWS

export const SHADOW_NAMES: readonly ShadowName[] = ['none', 'soft', 'raised', 'floating']

/** A shadow as CSS. */
export function toShadow(name: ShadowName, color: Rgb): string {
  const [geometry, opacity] = SHADOWS[name]
  return name === 'none' ? 'none' : `${geometry} rgb(${color.join(' ')} / ${opacity})`
}

/** A value of each kind, as `createTheme` takes it: pixels, a weight of 1…1000, a colour of CSS, a shadow by name. */
export interface ComponentValues {
  /** Pixels, 0…999. */
  readonly radius: number | string
  /** Pixels, 0…128. */
  readonly space: number | string
  /** Pixels, 0…8. */
  readonly line: number | string
  /** 1…1000. */
  readonly weight: number | string
  /** Rejected if the theme's text would have a contrast of less than 4.5:1 on it. */
  readonly color: string
  readonly shadow: ShadowName
}

export type ComponentValueKind = keyof ComponentValues

const { primary, radius, space, fontWeight } = themeContract

const panelRadius = `calc(${radius.input} + 2px)`

/** The kind of each per-component value, and its fallback. */
const TOKENS = {
  badge: { radius: ['radius', radius.button], fontWeight: ['weight', fontWeight.strong] },
  button: {
    radius: ['radius', radius.button],
    padding: ['space', '1.375rem'],
    fontWeight: ['weight', fontWeight.strong],
    borderWidth: ['line', '1px'],
    shadow: ['shadow', 'none'],
  },
  card: {
    radius: ['radius', radius.image],
    padding: ['space', space['32']],
    borderWidth: ['line', '1px'],
    background: ['color', primary.background],
    shadow: ['shadow', 'none'],
  },
  chip: { radius: ['radius', radius.button], padding: ['space', space['16']] },
  dialog: { radius: ['radius', radius.image], padding: ['space', space['32']] },
  drawer: { padding: ['space', space['24']] },
  field: {
    radius: ['radius', radius.input],
    padding: ['space', space['16']],
    borderWidth: ['line', '1px'],
  },
  popover: { radius: ['radius', panelRadius] },
  price: { fontWeight: ['weight', fontWeight.strong] },
  table: { padding: ['space', space['16']] },
  tabs: { gap: ['space', space['24']], fontWeight: ['weight', fontWeight.medium] },
  toast: { radius: ['radius', panelRadius] },
} as const

type Tokens = typeof TOKENS
type Component = keyof Tokens
type Kind<Entry> = Entry extends readonly [infer K extends ComponentValueKind, string] ? K : never

/** Values of single components: `{ button: { radius: 8, shadow: 'soft' } }`. Every one is optional. */
export type ComponentOptions = {
  readonly [C in Component]?:
    | { readonly [T in keyof Tokens[C]]?: ComponentValues[Kind<Tokens[C][T]>] | undefined }
    | undefined
}

const toVariable = (component: string, name: string): string =>
  `--sorrel-${component}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** The CSS variable of a component, with its fallback for pages that do not set it. */
export function componentVar<C extends Component>(
  component: C,
  name: keyof Tokens[C] & string,
  fallback: string,
): string {
  return `var(${toVariable(component, name)}, ${fallback})`
}

/** A variable of one component. */
export interface ComponentToken {
  readonly component: string
  /** Its name in `createTheme`'s `components`: `fontWeight`. */
  readonly name: string
  /** Its name in CSS: `--sorrel-button-font-weight`. */
  readonly variable: string
  readonly kind: ComponentValueKind
  /** The fallback as CSS; of components in several sizes, that of the usual one. */
  readonly fallback: string
}

/**
 * Every variable of a single component. By default none is set, so the theme's own values apply. `createTheme` sets
 * them with `components`; a style sheet sets them for everything inside an element:
 * `.promo { --sorrel-button-radius: 4px }`.
 */
export const componentTokens: readonly ComponentToken[] = Object.entries(TOKENS).flatMap(
  ([component, tokens]) =>
    Object.entries<readonly [ComponentValueKind, string]>(tokens).map(([name, [kind, fallback]]) => ({
      component,
      name,
      variable: toVariable(component, name),
      kind,
      fallback,
    })),
)
