import { fromDesignTokens } from '../../design-tokens/from-design-tokens.ts'
import { isRecord } from '../../theme/theme-reader.ts'
import type { ThemeOptions } from '../../theme/theme-options.ts'

/** The theme in the pasted text, or why there is none. */
export type PastedSettings =
  | { readonly kind: 'theme'; readonly options: ThemeOptions }
  | { readonly kind: 'invalid'; readonly reason: string }

const PARTS = [
  'brand',
  'scheme',
  'corners',
  'fonts',
  'colors',
  'typography',
  'borders',
  'components',
] as const satisfies readonly (keyof ThemeOptions)[]
/** Where the service puts a store's settings: `{ store, values }`. */
const WRAPPERS = ['values', 'storeSettings', 'theme', 'data'] as const
const DEPTH_MAX = 4

/** Settings may come in snake_case, as the service writes them. */
export const toCamel = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

function renameAll(value: unknown): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [toCamel(name), renameAll(inner)]))
}

function findTheme(value: unknown, depth = 0): Readonly<Record<string, unknown>> | undefined {
  if (!isRecord(value) || depth > DEPTH_MAX) return undefined
  if (PARTS.some((part) => Object.hasOwn(value, part))) return value
  for (const name of WRAPPERS) {
    const found = Object.hasOwn(value, name) ? findTheme(value[name], depth + 1) : undefined
    if (found) return found
  }
  return undefined
}

/** Whether JSON is a file of the Design Tokens format. */
const isDesignTokens = (text: string): boolean => text.includes('"$value"')

/** Reads pasted JSON: a whole `storeSettings` answer, its `values`, the theme alone, or design tokens. Never throws. */
export function readSettings(text: string): PastedSettings {
  if (text.trim() === '') return { kind: 'theme', options: {} }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return {
      kind: 'invalid',
      reason: `That isn’t valid JSON. ${error instanceof Error ? error.message : ''}`.trim(),
    }
  }
  if (isDesignTokens(text)) return { kind: 'theme', options: fromDesignTokens(json) }
  const theme = findTheme(renameAll(json))
  return theme
    ? { kind: 'theme', options: theme }
    : { kind: 'invalid', reason: `There is no theme in it: none of ${PARTS.join(', ')} is set.` }
}
