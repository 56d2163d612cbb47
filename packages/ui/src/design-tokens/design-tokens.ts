import { createTheme, type Theme } from '../theme/create-theme.ts'
import { FIXED_VALUES } from '../theme/fixed-values.ts'
import { themeContract } from '../theme/theme-contract.css.ts'
import { toTokenValue } from './token-value.ts'

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

/** Where a token keeps its name in CSS, and the value in CSS of a size that grows with the window. */
const EXTENSION = 'dev.sorrel.css'

/**
 * A theme as design tokens (format 2025.10 of the Design Tokens Community Group), which Figma's importers, Tokens Studio
 * and Style Dictionary read: palettes, tones, type, radii, spaces, shadow and motion by the names of `themeContract`.
 * Sizes of type that grow with the window have their largest value. Default: the default theme.
 */
export function toDesignTokens(theme: Theme = createTheme()): DesignTokens {
  // What an element's surface is depends on where it lies: its palette is one of the other three groups.
  const { surface: _, ...groups } = themeContract
  return { $schema: SCHEMA, ...toGroup(theme, groups) }
}

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
