import { type Rgb, toHex } from './color.ts'
import { type ComponentToken, componentTokens, SHADOW_NAMES, toShadow } from './component-tokens.ts'
import { getLowestContrast, TEXT_CONTRAST } from './contrast.ts'
import { toRem } from './fixed-values.ts'
import type { SurfaceColors } from './surface-roles.ts'
import type { ThemeReader } from './theme-reader.ts'

/** What the values of components depend on. */
export interface ComponentGround {
  /** The page, whose texts a component's background is behind. */
  readonly surface: SurfaceColors
  /** The colour of shadows. */
  readonly shade: Rgb
}

/** Writes the variables of single components that the options set, and no others. */
export function setComponents(
  variables: Record<string, string>,
  reader: ThemeReader,
  ground: ComponentGround,
): void {
  for (const token of componentTokens) {
    const value = readValue(token, reader, ground)
    if (value !== undefined) variables[token.variable] = value
  }
}

const SPACE_MAX = 128
const LINE_MAX = 8

function readValue(
  { component, name, kind }: ComponentToken,
  reader: ThemeReader,
  { surface, shade }: ComponentGround,
): string | undefined {
  const path = `components.${component}.${name}`
  const readPixels = (max: number) => reader.findNumber(path, { min: 0, max })
  switch (kind) {
    case 'radius':
      return append(readPixels(999), 'px')
    case 'line':
      return append(readPixels(LINE_MAX), 'px')
    case 'space': {
      const pixels = readPixels(SPACE_MAX)
      return pixels === undefined ? undefined : toRem(pixels)
    }
    case 'weight':
      return append(reader.findNumber(path, { min: 1, max: 1000 }), '')
    case 'color':
      return readBackground(path, reader, surface)
    case 'shadow': {
      const shadow = reader.findChoice(path, SHADOW_NAMES)
      return shadow && toShadow(shadow, shade)
    }
  }
}

const append = (number: number | undefined, unit: string): string | undefined =>
  number === undefined ? undefined : `${number}${unit}`

/** A background on which all text of the page's primary surface is readable. */
function readBackground(path: string, reader: ThemeReader, surface: SurfaceColors): string | undefined {
  const color = reader.findColor(path)
  if (color === undefined) return undefined
  const { heading, body, success, warning, error } = surface
  const lowest = getLowestContrast(color, [heading, body, success, warning, error])
  if (lowest >= TEXT_CONTRAST) return toHex(color)
  reader.warn(path, 'contrast')
  return undefined
}
