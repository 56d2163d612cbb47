import { createHash, hash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Config } from '../config.ts'
import { createPictureCache } from './picture-cache.ts'
import { canResize, isPicture, type PictureSize, resize } from './resize.ts'

const MEDIA_FOLDER = fileURLToPath(new URL('../../media', import.meta.url))
const FILE_NAME = /^[a-z0-9][\w.-]*$/i
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
}

export interface PictureFile {
  readonly url: string
  /** Of a picture, in pixels. */
  readonly width?: number
  readonly height?: number
  readonly contentType: string
  /** Of the bytes, in hexadecimal. */
  readonly md5: string
}

export interface Picture {
  readonly bytes: Buffer
  readonly contentType: string
  /** Changes with the bytes. Quoted, as in the `ETag` header. */
  readonly etag: string
}

/** The merchant's pictures, with their sizes and resized copies, and videos with their captions. */
export interface Pictures {
  /** Address and size of a file in the media folder; undefined for an unknown one. */
  describe(file: string): Promise<PictureFile | undefined>
  /** A picture in the requested size; undefined for an unknown one. Copies are cached on disk. */
  read(file: string, size: PictureSize): Promise<Picture | undefined>
}

/** Pictures of `mediaFolder` (default: the app's own). Names with a path in them are never read. */
export function createPictures(
  config: Pick<Config, 'publicUrl' | 'dataDir'>,
  mediaFolder = MEDIA_FOLDER,
): Pictures {
  const cache = createPictureCache(config.dataDir)
  const described = new Map<string, PictureFile>()
  return {
    describe: async (file) => {
      const known = described.get(file)
      if (known !== undefined) return known
      const source = await findSource(mediaFolder, file)
      if (source === undefined) return undefined
      const bytes = await readFile(source.path)
      const { width, height } = isPicture(source.contentType) ? await sharp(bytes).metadata() : {}
      const url = `${config.publicUrl}/cdn/${encodeURIComponent(file)}`
      const md5 = hash('md5', bytes)
      const size = width === undefined || height === undefined ? {} : { width, height }
      const picture = { url, ...size, contentType: source.contentType, md5 }
      described.set(file, picture)
      return picture
    },
    read: async (file, size) => {
      const source = await findSource(mediaFolder, file)
      if (source === undefined) return undefined
      const { path, contentType, version } = source
      const key = createHash('sha256')
        .update(`${version} ${JSON.stringify(size)}`)
        .digest('hex')
      const bytes = canResize(contentType, size)
        ? await cache.get(key, async () => resize(await readFile(path), size))
        : await readFile(path)
      return { bytes, contentType, etag: `"${key.slice(0, 32)}"` }
    },
  }
}

interface Source {
  readonly path: string
  readonly contentType: string
  /** A key that changes with the file. */
  readonly version: string
}

async function findSource(mediaFolder: string, file: string): Promise<Source | undefined> {
  const contentType = CONTENT_TYPES[extname(file).toLowerCase()]
  if (contentType === undefined || !FILE_NAME.test(file)) return undefined
  const path = join(mediaFolder, file)
  try {
    const { mtimeMs, size } = await stat(path)
    return { path, contentType, version: `${file} ${mtimeMs} ${size}` }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
