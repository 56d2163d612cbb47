/** Widths that are made of pictures across the window, in pixels: telephones have 720 and 750, or 1080 to 1179. */
export const WINDOW_WIDTHS = [640, 750, 1200, 1920, 2560, 3840]

/** Widths that are made of pictures in a part of the window, in pixels. */
export const PART_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384]

/** First part of the address of every file that the shop makes of a picture: version, width and source follow. */
export const PICTURE_PREFIX = '/_image/'

/** The version of a picture without a known one. */
export const LATEST = 'latest'

/** The files of a picture, as `img` and `source` name them. */
export interface PictureFiles {
  readonly sizes?: string | undefined
  readonly srcSet?: string | undefined
  readonly src: string
}

interface PictureUse {
  readonly src: string
  /** Changes when the file does; without it the answers are kept for minutes only. */
  readonly version?: string | undefined
  /** Pixels of the file itself; 0 when unknown. */
  readonly width: number
  /** As in HTML. Without it the picture shows at its own width. */
  readonly sizes?: string | undefined
}

const ALL_WIDTHS = [...PART_WIDTHS, ...WINDOW_WIDTHS]
const NARROWEST = Math.min(...WINDOW_WIDTHS)
const WIDEST = Math.max(...WINDOW_WIDTHS)

/** A screen with more pixels to the CSS pixel shows no difference. */
const DENSITY_MAX = 3

const REM_PX = 16

/** Only completes paths; nothing of it is written. */
const OWN_ORIGIN = 'http://localhost'

/** Pictures inside the page, and drawings, sharp at any width. */
const AS_IT_IS = /^data:|^blob:|\.svg$/

/**
 * The files that a picture can need: none wider than itself, nor wider than `sizes` allows. Drawings stay as they are.
 */
export function getPictureFiles({ src, version, width, sizes }: PictureUse): PictureFiles {
  if (src === '' || AS_IT_IS.test(src)) return { src }
  const widths = sizes ? getWidthsFor(sizes, width) : [...new Set([width, width * 2].map(toMade))]
  const place = toPlace(src)
  const files = widths.map((made) => `${PICTURE_PREFIX}${version ?? LATEST}/${made}/${place}`)
  return {
    sizes,
    srcSet: files.map((file, at) => `${file} ${sizes ? `${widths[at]}w` : `${at + 1}x`}`).join(', '),
    src: files.at(-1) ?? src,
  }
}

/** `/cdn/soap.webp` → `cdn/soap.webp`, `https://cdn.example/soap.webp?width=9` → `https/cdn.example/soap.webp`. */
function toPlace(src: string): string {
  const { protocol, host, pathname } = new URL(src, OWN_ORIGIN)
  return `${/^[a-z]+:/i.test(src) ? `${protocol.slice(0, -1)}/${host}` : ''}${pathname}`.replace(/^\//, '')
}

function getWidthsFor(sizes: string, own: number): readonly number[] {
  const { least, most } = getWidths(sizes)
  const enough = toMade(own > 0 ? Math.min(own, most) : most)
  return ALL_WIDTHS.filter((made) => made === enough || (made >= least && made < enough))
}

/** Pixels that `sizes` can ask for. */
function getWidths(sizes: string): { readonly least: number; readonly most: number } {
  const lengths = [...sizes.replaceAll(/\([^)]*\)/g, '').matchAll(/(\d*\.?\d+)(vw|px|rem)/g)]
  const pixels = lengths.map(([, amount, unit]) => Number(amount) * getUnitPx(unit))
  const isFixed = lengths.length > 0 && lengths.every(([, , unit]) => unit !== 'vw')
  return { least: Math.min(...pixels), most: isFixed ? Math.max(...pixels) * DENSITY_MAX : WIDEST }
}

/** Pixels of a CSS unit; `vw` counts in the narrowest window that is distinguished. */
function getUnitPx(unit: string | undefined): number {
  if (unit === 'vw') return NARROWEST / 100
  return unit === 'rem' ? REM_PX : 1
}

/** The next width that is made, else the widest. */
function toMade(width: number): number {
  return ALL_WIDTHS.find((made) => made >= width) ?? WIDEST
}

/** Path of the store's media on our own address, which a handler of ours proxies. */
export const MEDIA_PATH = '/cdn/'

/**
 * A picture's address as pages use it: the media of the configured origin by our own path (the browser then needs no
 * second connection), anything else as it is. Queries only resize, which the shop does itself, so they are dropped.
 */
export function toImageSource(src: string, mediaOrigin: string): string {
  if (!URL.canParse(src)) return src
  const url = new URL(src)
  return url.origin === mediaOrigin && url.pathname.startsWith(MEDIA_PATH) ? url.pathname : src
}
