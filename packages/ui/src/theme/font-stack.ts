/** A family that the kit ships, under the names that settings may use for it. */
interface ShippedFont {
  readonly family: string
  /** System fonts scaled to the same widths, used until the file is loaded. */
  readonly fallbacks: readonly string[]
  /** The one file worth preloading, relative to the package: `@sorrel/ui/fonts/…`. */
  readonly preload: string
}

/** Families of `@sorrel/ui/fonts.css`, by lower-case name. */
export const SHIPPED_FONTS: Readonly<Record<string, ShippedFont>> = {
  fraunces: {
    family: 'Fraunces Variable',
    fallbacks: ['Fraunces Fallback', 'Fraunces Fallback Times'],
    preload: 'fonts/fraunces-basic.woff2',
  },
  figtree: {
    family: 'Figtree Variable',
    fallbacks: ['Figtree Fallback', 'Figtree Fallback Roboto'],
    preload: 'fonts/figtree-basic.woff2',
  },
}

const GENERIC_FAMILIES = [
  'serif',
  'sans-serif',
  'monospace',
  'cursive',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
] as const
export type GenericFamily = (typeof GENERIC_FAMILIES)[number]

const SYSTEM_STACKS: Readonly<Record<string, string>> = {
  'sans-serif': "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  serif: "Georgia, 'Times New Roman', serif",
}

const FAMILY_NAME = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,59}$/u

export const isFamilyName = (value: unknown): value is string =>
  typeof value === 'string' && FAMILY_NAME.test(value)

export const isGenericFamily = (value: unknown): value is GenericFamily =>
  GENERIC_FAMILIES.some((family) => family === value)

export const findShippedFont = (name: string): ShippedFont | undefined =>
  SHIPPED_FONTS[name.toLowerCase().replace(/ variable$/, '')]

/** Whether a page has the family: the system's, one of `fonts.css`, or one of those that it loads besides. */
export const isLoadedFont = (name: string, loaded: readonly string[]): boolean =>
  name.toLowerCase() === 'system' ||
  findShippedFont(name) !== undefined ||
  loaded.some((family) => family.toLowerCase() === name.toLowerCase())

/** A font-family list: the named family, its scaled fallbacks (the kit's, or that of `sorrel-fonts`), then the generic family. */
export function toFontStack(name: string, fallback: GenericFamily): string {
  if (name.toLowerCase() === 'system') return SYSTEM_STACKS[fallback] ?? fallback
  const shipped = findShippedFont(name)
  const families = shipped ? [shipped.family, ...shipped.fallbacks] : [name, `${name} Fallback`]
  return [...families.map((family) => `'${family}'`), fallback].join(', ')
}
