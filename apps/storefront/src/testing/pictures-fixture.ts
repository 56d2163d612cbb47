import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import sharp from 'sharp'
import { PICTURE_PREFIX } from '#shop/picture-files.ts'
import { answerPicture } from '#route-handlers/pictures/answer-picture.ts'
import { encode } from '#route-handlers/pictures/encode.ts'
import { createMemoryStore, type FileStore } from '#route-handlers/pictures/file-store.ts'
import { createPictures, type PicturesOptions } from '#route-handlers/pictures/pictures.ts'

const HOST = '127.0.0.1'

export const AVIF = { accept: 'image/avif,image/webp,*/*' }
export const WEBP = { accept: 'image/webp,*/*' }

/** A picture of one colour. */
export function draw(background: string, width = 800): Promise<Buffer> {
  return sharp({ create: { width, height: width / 2, channels: 3, background } })
    .png()
    .toBuffer()
}

export const toVersion = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex').slice(0, 16)

/** A service with files that are answered by path, over real HTTP. */
export async function startService() {
  const files = new Map<string, Buffer | ((response: ServerResponse) => void)>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const file = files.get(path)
    if (typeof file === 'function') return file(response)
    response.writeHead(file === undefined ? 404 : 200).end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    files,
    asked,
    port,
    origin: `http://${HOST}:${port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export interface TestShop {
  readonly encoded: string[]
  readonly warnings: string[]
  readonly measure: ReturnType<typeof createPictures>['measure']
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>
  /** Status and how long the answer may be kept. */
  readonly getLife: (path: string) => Promise<string>
}

/** Answers requests for pictures with the real encoder, a clock of the test's own and a record of encodings. */
export function startShop(options: Partial<PicturesOptions> & Pick<PicturesOptions, 'service'>): TestShop {
  const encoded: string[] = []
  const warnings: string[] = []
  const log = { warn: (_: unknown, text?: string) => void warnings.push(text ?? '') }
  const files: FileStore = createMemoryStore()
  const pictures = createPictures({
    origins: [],
    files,
    log,
    ...options,
    encode: (original, to) => {
      encoded.push(`${to.width} ${to.format}`)
      return (options.encode ?? encode)(original, to)
    },
  })
  const get = (path: string, headers: Record<string, string> = WEBP) =>
    answerPicture(new Request(`http://shop.test${PICTURE_PREFIX}${path}`, { headers }), { pictures, log })
  return {
    encoded,
    warnings,
    measure: pictures.measure,
    get,
    async getLife(path) {
      const answer = await get(path)
      return `${answer.status} ${answer.headers.get('cache-control')}`
    },
  }
}
