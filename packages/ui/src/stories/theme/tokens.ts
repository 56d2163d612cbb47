import { componentTokens } from '../../theme/component-tokens.ts'
import { GRAPHIC_CONTRAST, TEXT_CONTRAST } from '../../theme/contrast.ts'
import { themeContract } from '../../theme/theme-contract.css.ts'

export interface Token {
  /** Path in `themeContract`: `surface.heading`. */
  readonly name: string
  /** `var(--sorrel-…)`. */
  readonly reference: string
}

/** Every variable of the contract by its path. */
function flatten(value: unknown, path: readonly string[] = []): readonly Token[] {
  if (typeof value === 'string') return [{ name: path.join('.'), reference: value }]
  return Object.entries(value ?? {}).flatMap(([key, inner]) => flatten(inner, [...path, key]))
}

/** Variables of single components by their path in `createTheme`'s options; without a value the theme's own holds. */
const COMPONENT_TOKENS: readonly Token[] = componentTokens.map(({ component, name, variable, fallback }) => ({
  name: `components.${component}.${name}`,
  reference: `var(${variable}, ${fallback})`,
}))

export const ALL_TOKENS = [...flatten(themeContract), ...COMPONENT_TOKENS]

/** `var(--name)` or `var(--name, fallback)` → `--name`. */
export const toVariable = (reference: string): string => /--[\w-]+/.exec(reference)?.[0] ?? ''

/** `var(--name, fallback)` → `fallback`; empty where there is none. */
export const toFallback = (reference: string): string => /^var\([^,]+, (.*)\)$/.exec(reference)?.[1] ?? ''

/** The background of a colour, and the contrast that it needs there. */
export interface Background {
  readonly name: string
  /** WCAG 2.2: 4.5 for text, 3 for marks, borders of controls and the focus ring. */
  readonly needed: number
}

const TEXTS = ['heading', 'body', 'success', 'warning', 'error']
const GRAPHICS = ['control', 'focus', 'mark', 'primaryMark']
const ON: Readonly<Record<string, string>> = {
  onAccent: 'accent',
  onPrimary: 'primary',
  onSecondary: 'secondary',
}

/** The background of a colour token; undefined when the token is a background or no colour. */
export function getSurface(name: string): Background | undefined {
  const [group = '', key = '', part] = name.split('.')
  if (group === 'tone')
    return part === 'text' ? { name: `tone.${key}.fill`, needed: TEXT_CONTRAST } : undefined
  if (ON[key]) return { name: `${group}.${ON[key]}`, needed: TEXT_CONTRAST }
  if (TEXTS.includes(key)) return { name: `${group}.background`, needed: TEXT_CONTRAST }
  return GRAPHICS.includes(key) ? { name: `${group}.background`, needed: GRAPHIC_CONTRAST } : undefined
}
