import { join } from 'node:path'
import { getCache } from '@sorrel/next-cache/cache'
import { env } from '#config/env.ts'
import { log } from '#backend/log.ts'
import type { MeasuredPart, Tones } from '#backend/picture-tones.ts'
import { getProcessState } from '#backend/process-state.ts'
import { answerPicture } from './answer-picture.ts'
import { createMemoryStore, type FileStore } from './file-store.ts'
import { createPictures } from './pictures.ts'

/** Where the build leaves the app's own files. */
const BUILD = process.env.NODE_ENV === 'development' ? '.next/dev' : '.next'

const memory = createMemoryStore()

/** The cache of the process, which outlives it; without one its memory. */
const files: FileStore = {
  put: (...file) => (getCache() ?? memory).put(...file),
  take: (name) => (getCache() ?? memory).take(name),
}

/** Once for the process: pages and the handler are bundled apart, and share the limits. */
const getPictures = () =>
  getProcessState('pictures', () =>
    createPictures({
      service: env.commerceUrl,
      origins: env.mediaOrigins,
      // The bundler would take the folder for a part of this module.
      staticDirectory: join(/* turbopackIgnore: true */ process.cwd(), BUILD, 'static/media'),
      files,
      log,
    }),
  )

/** Answers a request for a picture of the shop. */
export function servePicture(request: Request): Promise<Response> {
  return answerPicture(request, { pictures: getPictures(), log })
}

/** The colours in a part of a picture of the shop. Rejects when it cannot be had. */
export function measurePicture(part: MeasuredPart): Promise<Tones | undefined> {
  return getPictures().measure(part)
}
