import { getAt, type Json, type Path } from './json.ts'

/** Two colours of the theme that stand on each other, and the contrast they need. WCAG 2.2, 1.4.3 and 1.4.11. */
interface Pair {
  readonly name: string
  readonly front: Path
  readonly ground: Path
  readonly needs: 4.5 | 3
}

const color = (...path: string[]): Path => ['colors', ...path]
const PAGE = color('background', 'primary')
const BAND = color('background', 'secondary')

const PAIRS: readonly Pair[] = [
  { name: 'Headings on the page', front: color('primary'), ground: PAGE, needs: 4.5 },
  { name: 'Headings on bands', front: color('primary'), ground: BAND, needs: 4.5 },
  { name: 'Text on the page', front: color('body'), ground: PAGE, needs: 4.5 },
  { name: 'Text on bands', front: color('body'), ground: BAND, needs: 4.5 },
  { name: 'Main buttons on the page', front: color('button', 'primary'), ground: PAGE, needs: 3 },
  { name: 'Edges of fields on the page', front: color('input', 'standard'), ground: PAGE, needs: 3 },
  { name: 'Edges of fields on bands', front: color('input', 'standard'), ground: BAND, needs: 3 },
  {
    name: 'Success messages',
    front: color('success', 'dark'),
    ground: color('success', 'light'),
    needs: 4.5,
  },
  { name: 'Warnings', front: color('warning', 'dark'), ground: color('warning', 'light'), needs: 4.5 },
  { name: 'Errors', front: color('error', 'dark'), ground: color('error', 'light'), needs: 4.5 },
]

export interface ContrastFailure {
  readonly name: string
  /** Rounded down, so that a failure never reads like a pass. */
  readonly has: number
  readonly needs: number
}

/** The theme's pairs that read too badly. Colours that are not set or no `#RRGGBB` are left out. */
export function getContrastFailures(values: Json): readonly ContrastFailure[] {
  return PAIRS.flatMap(({ name, front, ground, needs }) => {
    const [one, other] = [getLuminance(getAt(values, front)), getLuminance(getAt(values, ground))]
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
