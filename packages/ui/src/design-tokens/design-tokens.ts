import { type ComponentToken, componentTokens, type ComponentValueKind } from '../theme/component-tokens.ts'
import { createTheme, type Theme } from '../theme/create-theme.ts'
import { FIXED_VALUES } from '../theme/fixed-values.ts'
import { themeContract } from '../theme/theme-contract.css.ts'
import { toTokenValue } from './token-value.ts'

export { compareThemes, type ThemeDifference } from './compare-themes.ts'
export { fromDesignTokens } from './from-design-tokens.ts'

/** A token of the Design Tokens format (2025.10). */
export interface DesignToken {
  readonly $type: string
  readonly $value: unknown
  readonly $extensions?: Readonly<Record<string, unknown>>
}

/** A file of the Design Tokens format: groups of tokens by name. */
export interface DesignTokens {
  readonly [name: string]: DesignToken | DesignTokens | string
}

const SCHEMA = 'https://www.designtokens.org/schemas/2025.10/format.json'

/** Extension of a token: its CSS variable and, for a size that grows with the window, its CSS value. */
const EXTENSION = 'dev.sorrel.css'

/**
 * A theme as design tokens (format 2025.10 of the Design Tokens Community Group), which Figma's importers, Tokens
 * Studio and Style Dictionary read: palettes, tones, type, radii, spaces, shadow and motion by the names of
 * `themeContract`. Type sizes that grow with the window get their largest value. `components` has the variables of
 * single components: values if the theme sets them, otherwise aliases of the theme's values. Default: the default
 * theme.
 */
export function toDesignTokens(theme: Theme = createTheme()): DesignTokens {
  // An element's surface depends on its position, so its palette is one of the other three groups.
  const { surface: _, ...groups } = themeContract
  return { $schema: SCHEMA, ...toGroup(theme, groups), components: toComponents(theme) }
}

/** The token group whose value format fits each kind. */
const GROUPS: Readonly<Record<ComponentValueKind, string>> = {
  radius: 'radius',
  space: 'space',
  line: 'space',
  weight: 'fontWeight',
  color: 'primary',
  shadow: 'shadow',
}

function toComponents(theme: Theme): DesignTokens {
  const groups = Map.groupBy(componentTokens, ({ component }) => component)
  return Object.fromEntries(
    [...groups].flatMap(([component, tokens]) => {
      const group = tokens.flatMap((token) => {
        const made = toComponentToken(theme, token)
        return made ? [[token.name, made] as const] : []
      })
      return group.length > 0 ? [[component, Object.fromEntries(group)] as const] : []
    }),
  )
}

/**
 * Undefined for a token that has no single value, such as a length that depends on the component's size, or no shadow.
 */
function toComponentToken({ variables }: Theme, token: ComponentToken): DesignToken | undefined {
  const { variable, kind, fallback } = token
  const css = variables[variable]
  const $extensions = { [EXTENSION]: { variable } }
  const group = GROUPS[kind]
  if (css === undefined) {
    const alias = ALIASES.get(fallback)
    return alias === undefined
      ? undefined
      : { $type: toTokenValue(group, '0', '').type, $value: `{${alias}}`, $extensions }
  }
  if (css === 'none') return undefined
  const { type, value } = toTokenValue(group, css, '')
  return { $type: type, $value: value, $extensions }
}

function listPaths(contract: Contract, path: readonly string[] = []): readonly (readonly [string, string])[] {
  return Object.entries(contract).flatMap(([name, inner]) =>
    typeof inner === 'string'
      ? [[inner, [...path, name].join('.')] as const]
      : listPaths(inner, [...path, name]),
  )
}

/** The token path of each variable, by reference. */
const ALIASES: ReadonlyMap<string, string> = new Map(listPaths(themeContract))

type Contract = { readonly [name: string]: string | Contract }

function toGroup(theme: Theme, contract: Contract, path: readonly string[] = []): DesignTokens {
  return Object.fromEntries(
    Object.entries(contract).map(([name, inner]) => [
      name,
      typeof inner === 'string'
        ? toToken(theme, inner, [...path, name])
        : toGroup(theme, inner, [...path, name]),
    ]),
  )
}

function toToken({ variables }: Theme, reference: string, path: readonly string[]): DesignToken {
  const variable = reference.slice('var('.length, -1)
  const css = variables[variable] ?? FIXED_VALUES[reference] ?? ''
  const { type, value, isExact } = toTokenValue(path[0] ?? '', css, path.at(-1) ?? '')
  return {
    $type: type,
    $value: value,
    $extensions: { [EXTENSION]: { variable, ...(!isExact && { value: css }) } },
  }
}
