import { hash } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '#backend/clock.ts'
import { describe } from './encode.ts'
import { type FetchOriginal, MissingPictureError } from './fetch-original.ts'
import type { StoredFiles } from './file-store.ts'
import { createOnce, createQueue } from './jobs.ts'
import { isStaticFile, type PictureAddress } from './picture-address.ts'

/** A version that the file's hash does not confirm is checked against its source at most this often. */
const RECHECK_SECONDS = 60

/** A picture without a known version is fetched again after this time. */
const LATEST_SECONDS = 600

const FETCHES = { running: 6, waiting: 200 }

/** The beginning of a file's md5, as pages write it. See the reader of pictures in the contracts. */
const MD5_VERSION = /^[\da-f]{16}$/

/** The stored facts about a source's file. */
const originalSchema = z.object({
  md5: z.string(),
  type: z.string(),
  width: z.number(),
  isFixed: z.boolean(),
  /** Milliseconds since the epoch. */
  checkedAt: z.number(),
})

export type Original = z.infer<typeof originalSchema>

export interface FoundOriginal {
  readonly original: Original
  /** How long an answer with this file may be cached; undefined means forever. */
  readonly seconds?: number | undefined
  /** The page names the file by its md5, but the file has another one. */
  readonly isOther: boolean
}

export interface OriginalsOptions {
  /** Origin of the service: another one has other files at the same paths. */
  readonly service: string
  readonly fetchOriginal: FetchOriginal
  readonly files: StoredFiles
  readonly now: Clock
  readonly getPause: (error: unknown) => number
}

/** Fetches and stores the file of a source, and fetches it again when a page names another version. */
export function createOriginals(options: OriginalsOptions) {
  const { service, files, fetchOriginal, now } = options
  const fetchInTurn = createQueue(FETCHES)
  const once = createOnce<Original>(options)
  const toName = (source: string) => `source ${source} of ${service}`

  async function ask(source: string, known: Original | undefined): Promise<Original> {
    const bytes = await fetchInTurn(() => fetchOriginal(source))
    const md5 = hash('md5', bytes)
    const description = md5 === known?.md5 ? known : await describe(bytes)
    const original = { ...description, md5, checkedAt: now() }
    await files.put(toFileName(md5), bytes)
    await files.putFact(toName(source), original)
    return original
  }

  return {
    async find({ source, version }: Pick<PictureAddress, 'source' | 'version'>): Promise<FoundOriginal> {
      const isProof = version !== undefined && MD5_VERSION.test(version)
      const known = await files.takeFact(toName(source), originalSchema)
      const seconds = version === undefined ? LATEST_SECONDS : RECHECK_SECONDS
      const toFound = (original: Original): FoundOriginal => {
        const isProven = isStaticFile(source) || (isProof && original.md5.startsWith(version))
        return isProven ? { original, isOther: false } : { original, seconds, isOther: isProof }
      }
      const isNew = known !== undefined && now() - known.checkedAt < seconds * 1000
      if (known !== undefined && (isNew || toFound(known).seconds === undefined)) return toFound(known)
      try {
        return toFound(await once(source, () => ask(source, known)))
      } catch (error) {
        if (known === undefined || error instanceof MissingPictureError) throw error
        return toFound(known)
      }
    },

    /** The file itself: the stored one, or else fetched again. */
    async read(source: string, { md5 }: Original): Promise<Buffer> {
      const kept = await files.take(toFileName(md5))
      if (kept !== undefined) return kept
      const bytes = await fetchInTurn(() => fetchOriginal(source))
      if (hash('md5', bytes) === md5) {
        await files.put(toFileName(md5), bytes)
        return bytes
      }
      // The next request finds no record and fetches the source again.
      await files.put(toName(source), Buffer.alloc(0))
      throw new Error('the picture changed at its source')
    },
  }
}

const toFileName = (md5: string) => `file ${md5}`
