import { getWidthsFor, toMade } from './picture-widths.ts'

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
