import { createFontStack } from '@capsizecss/core'
import { fromBuffer } from '@capsizecss/unpack'
import { create, type Font } from 'fontkitten'
import { isFamilyName } from '../theme/font-stack.ts'

/** A font file as it was read. */
export interface FontFile {
  /** Its name, with its ending: `jost.woff2`. */
  readonly name: string
  /** A `Buffer` of Node with the font as TTF or OTF, also that of a WOFF2 file. */
  readonly data: Parameters<typeof create>[0]
}

export interface FontFaceOptions {
  /** Of the files, where their own name is not what the settings call them. */
  readonly family?: string | undefined
  /** The kind of system font that is shown until a file has loaded. Default `sans-serif`. */
  readonly fallback?: 'serif' | 'sans-serif' | undefined
  /** Begins the address of each file. Default `./`, beside the style sheet. */
  readonly url?: string | undefined
}

type Metrics = Omit<Awaited<ReturnType<typeof fromBuffer>>, 'subsets'>

/** System fonts of the same widths, and the metrics of the first. */
const SYSTEM = {
  'sans-serif': {
    names: ['Arial', 'Liberation Sans', 'Arimo'],
    metrics: { ascent: 1854, descent: -434, lineGap: 67, xWidthAvg: 913 },
  },
  serif: {
    names: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    metrics: { ascent: 1825, descent: -443, lineGap: 87, xWidthAvg: 832 },
  },
} as const

const UNITS_PER_EM = 2048

/** How CSS names the format of a file, by its ending. */
const FORMATS: Readonly<Record<string, string>> = {
  woff2: 'woff2',
  woff: 'woff',
  ttf: 'truetype',
  otf: 'opentype',
}

const WEIGHT_NAMES = / (?:thin|extralight|light|regular|book|medium|semibold|bold|extrabold|black)$/i
const USUAL_WEIGHT = 400

/** Letters about as often as in English. */
const SAMPLE =
  'the rain in spain stays mainly in the plain, or so they say; a quick fox jumps over a lazy dog'

const getWidth = (font: Font): number =>
  font.glyphsForString(SAMPLE).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0)

/** The metrics of regular text: those of a variable font are of its default weight, which may be the boldest. */
async function readMetrics({ data }: FontFile, font: Font): Promise<Metrics> {
  const { subsets: _, ...metrics } = await fromBuffer(data)
  const axis = font.variationAxes.wght
  if (axis === undefined) return metrics
  const regular = font.getVariation({ wght: Math.min(Math.max(USUAL_WEIGHT, axis.min), axis.max) })
  return { ...metrics, xWidthAvg: (metrics.xWidthAvg * getWidth(regular)) / getWidth(font) }
}

interface Face {
  readonly family: string
  readonly style: 'normal' | 'italic'
  readonly weights: readonly [lightest: number, boldest: number]
  readonly src: string
  readonly metrics: Metrics
}

function getFormat(name: string): string {
  const format = FORMATS[name.split('.').at(-1)?.toLowerCase() ?? '']
  if (format === undefined) throw new TypeError(`${name} is no font: woff2, woff, ttf and otf are known`)
  return format
}

function getFamily(name: string, family: string): string {
  if (!isFamilyName(family))
    throw new TypeError(`${name}: a theme cannot name the family ${JSON.stringify(family)}`)
  return family
}

async function readFace(file: FontFile, { family, url = './' }: FontFaceOptions): Promise<Face> {
  const { name, data } = file
  const format = getFormat(name)
  const font = create(data)
  if (font.isCollection) throw new TypeError(`${name} holds several fonts: extract the one that is meant`)
  const weight = font['OS/2'].usWeightClass
  const { min, max } = font.variationAxes.wght ?? { min: weight, max: weight }
  return {
    family: getFamily(name, family ?? font.familyName.replace(WEIGHT_NAMES, '')),
    style: font.italicAngle === 0 ? 'normal' : 'italic',
    weights: [min, max],
    src: `url(${JSON.stringify(url + encodeURIComponent(name))}) format("${format}")`,
    metrics: await readMetrics(file, font),
  }
}

const toRule = (declarations: Readonly<Record<string, string>>): string => {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};\n`)
  return `@font-face {\n${lines.join('')}}\n`
}

const toFaceRule = ({ family, style, weights: [lightest, boldest], src }: Face): string =>
  toRule({
    'font-family': JSON.stringify(family),
    'font-style': style,
    'font-weight': lightest === boldest ? String(lightest) : `${lightest} ${boldest}`,
    'font-display': 'swap',
    src,
  })

/** How far a face is from regular text, which the fallback is measured by. */
const getDistance = ({ style, weights: [lightest, boldest] }: Face): number =>
  Math.max(lightest - USUAL_WEIGHT, USUAL_WEIGHT - boldest, 0) + (style === 'normal' ? 0 : 1000)

/** A system font with the widths and heights of a family. */
function toFallbackRule(faces: readonly Face[], fallback: keyof typeof SYSTEM): string {
  const [face] = faces.toSorted((one, other) => getDistance(one) - getDistance(other))
  if (face === undefined) return ''
  const { names, metrics } = SYSTEM[fallback]
  const { fontFaces } = createFontStack(
    [face.metrics, { ...metrics, familyName: names[0], unitsPerEm: UNITS_PER_EM }],
    { fontFaceFormat: 'styleObject' },
  )
  const [adjusted] = fontFaces
  return toRule({
    'font-family': JSON.stringify(`${face.family} Fallback`),
    src: names.map((name) => `local("${name}")`).join(', '),
    'size-adjust': String(adjusted?.['@font-face'].sizeAdjust ?? '100%'),
    'ascent-override': String(adjusted?.['@font-face'].ascentOverride ?? 'normal'),
    'descent-override': String(adjusted?.['@font-face'].descentOverride ?? 'normal'),
    'line-gap-override': String(adjusted?.['@font-face'].lineGapOverride ?? 'normal'),
  })
}

/**
 * The style sheet of font files that a shop serves itself: a `@font-face` rule for each file, and for each family a
 * system font of the same widths and heights, so that lines break the same before a file has loaded. A theme that names
 * the family uses both. Throws a `TypeError` for a file that is no font, and for a family that a theme cannot name.
 */
export async function toFontFaces(
  files: readonly FontFile[],
  options: FontFaceOptions = {},
): Promise<string> {
  const faces = await Promise.all(files.map((file) => readFace(file, options)))
  const families = Map.groupBy(faces, ({ family }) => family)
  const fallbacks = [...families.values()].map((group) =>
    toFallbackRule(group, options.fallback ?? 'sans-serif'),
  )
  return [...faces.map(toFaceRule), ...fallbacks].join('\n')
}
