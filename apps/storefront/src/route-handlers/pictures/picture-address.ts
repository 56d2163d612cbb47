import { LATEST, MEDIA_PATH, PICTURE_PREFIX } from '#shop/picture-files.ts'
import { ALL_WIDTHS } from '#shop/picture-widths.ts'

/** The app's own files, named by their content. */
export const STATIC_PATH = '/_next/static/media/'

/** The parts of a rendition's address. */
export interface PictureAddress {
  /** The file's version on the page; undefined where the page had none. */
  readonly version?: string | undefined
  /** Pixels, one of the widths that are made. */
  readonly width: number
  /** A path of our own or a whole address, always written the same way. */
  readonly source: string
}

const PATH_MAX = 1024
const PARTS = /^([a-z0-9-]{1,64})\/([1-9]\d{1,3})\/(.+)$/
const FOREIGN = /^(https?)\/([^/]+)(\/.+)$/
const WIDTHS: ReadonlySet<number> = new Set(ALL_WIDTHS)

/** Reads the address of a rendition; undefined for any that no page of ours names. */
export function parsePictureAddress(path: string): PictureAddress | undefined {
  if (path.length > PATH_MAX || !path.startsWith(PICTURE_PREFIX)) return undefined
  const [, version, digits, rest = ''] = PARTS.exec(path.slice(PICTURE_PREFIX.length)) ?? []
  const width = Number(digits)
  const source = toSource(rest)
  if (source === undefined || !WIDTHS.has(width)) return undefined
  return { version: version === LATEST ? undefined : version, width, source }
}

export function isStaticFile(source: string): boolean {
  return source.startsWith(STATIC_PATH)
}

function toSource(rest: string): string | undefined {
  const own = `/${rest}`
  if (own.startsWith(MEDIA_PATH) || isStaticFile(own)) return toCanonicalPath(own)
  const [, scheme, host, path = ''] = FOREIGN.exec(rest) ?? []
  const canonical = toCanonicalPath(path)
  const origin = `${scheme}://${host}`
  if (scheme === undefined || canonical === undefined || !URL.canParse(origin)) return undefined
  return new URL(canonical, origin).href
}

/** One spelling for each path: the same picture under many would be fetched as often. */
function toCanonicalPath(path: string): string | undefined {
  try {
    const names = path.slice(1).split('/').map(decodeURIComponent)
    return names.every(isPlainName) ? `/${names.map(encodeURIComponent).join('/')}` : undefined
  } catch {
    return undefined
  }
}

function isPlainName(name: string): boolean {
  return name !== '' && name !== '.' && name !== '..' && !/[/\\\p{Cc}]/u.test(name)
}
