import { getAt, type Json, type Path } from './json.ts'

/** A colour of the theme, the surface behind it, and the contrast they need. WCAG 2.2, 1.4.3 and 1.4.11. */
interface Pair {
  readonly name: string
  readonly front: Path
  readonly surface: Path
  readonly needs: 4.5 | 3
}

const color = (...path: string[]): Path => ['colors', ...path]
const PAGE = color('background', 'primary')
const BAND = color('background', 'secondary')

const PAIRS: readonly Pair[] = [
  { name: 'Headings on the page', front: color('primary'), surface: PAGE, needs: 4.5 },
  { name: 'Headings on bands', front: color('primary'), surface: BAND, needs: 4.5 },
  { name: 'Text on the page', front: color('body'), surface: PAGE, needs: 4.5 },
  { name: 'Text on bands', front: color('body'), surface: BAND, needs: 4.5 },
  { name: 'Main buttons on the page', front: color('button', 'primary'), surface: PAGE, needs: 3 },
  { name: 'Edges of fields on the page', front: color('input', 'standard'), surface: PAGE, needs: 3 },
  { name: 'Edges of fields on bands', front: color('input', 'standard'), surface: BAND, needs: 3 },
  {
    name: 'Success messages',
    front: color('success', 'dark'),
    surface: color('success', 'light'),
    needs: 4.5,
  },
  { name: 'Warnings', front: color('warning', 'dark'), surface: color('warning', 'light'), needs: 4.5 },
  { name: 'Errors', front: color('error', 'dark'), surface: color('error', 'light'), needs: 4.5 },
]

export interface ContrastFailure {
  readonly name: string
  /** Rounded down, so that a failing ratio never looks sufficient. */
  readonly has: number
  readonly needs: number
}

/** The theme's pairs with too little contrast. Colours that are unset or not `#RRGGBB` are left out. */
export function getContrastFailures(values: Json): readonly ContrastFailure[] {
  return PAIRS.flatMap(({ name, front, surface, needs }) => {
    const [one, other] = [getLuminance(getAt(values, front)), getLuminance(getAt(values, surface))]
    if (one === undefined || other === undefined) return []
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    return contrast < needs ? [{ name, has: Math.floor(contrast * 10) / 10, needs }] : []
  })
}

function getLuminance(value: Json): number | undefined {
  const hex = typeof value === 'string' ? /^#([0-9a-f]{6})$/i.exec(value)?.[1] : undefined
  if (hex === undefined) return undefined
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
