import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { getAddressGroup } from '@sorrel/contracts/http/address'
import { err, ok, type Result } from '@sorrel/domain/result'
import type { Refusal } from '../http/answer.ts'
import { encodePicture, type EncodedPicture, type PictureProblem } from './encode.ts'

export interface TakenPicture extends EncodedPicture {
  readonly id: string
}

/** Receives uploads on disk and encodes them, one at a time over all requests, so that the use of memory is limited. */
export interface PictureIntake {
  /** Milliseconds that an upload may take. */
  readonly timeoutMs: number
  /**
   * Opens a folder for an upload; undefined if the account has another upload in progress, or if there are too many from
   * the address or in total.
   */
  tryEnter(uploader: Uploader): Promise<Upload | undefined>
  /** Encodes files. */
  take(files: readonly string[]): Promise<Result<readonly TakenPicture[], Refusal>>
  /** Encodes one picture that is already in memory. */
  takeBytes(bytes: Uint8Array): Promise<Result<TakenPicture, Refusal>>
}

export interface Uploader {
  readonly accountId: string
  /** Network address. */
  readonly address: string
}

export interface Upload {
  readonly folder: string
  /** Removes the folder. */
  leave(): Promise<void>
}

/** Maximum number of simultaneous uploads, which limits their disk space. */
const UPLOADS_MAX = 32
/** Those of one address, an IPv6 address by its /64 network. */
const UPLOADS_PER_ADDRESS_MAX = 4

const REFUSALS: Readonly<Record<PictureProblem, Refusal>> = {
  type: {
    code: 'unsupported_media_type',
    message: 'A file is no picture of a known format.',
    fields: { images: 'reviews.validation.image_type' },
  },
  unreadable: {
    code: 'invalid',
    message: 'A picture cannot be read.',
    fields: { images: 'reviews.validation.image_unreadable' },
  },
}

export interface PictureIntakeOptions {
  /** An existing folder for files that are being received. */
  readonly folder: string
  readonly timeoutMs: number
}

export function createPictureIntake({ folder, timeoutMs }: PictureIntakeOptions): PictureIntake {
  /** Accounts with an upload in progress, and where from. */
  const uploading = new Map<string, string>()
  const hasPlace = (accountId: string, network: string) =>
    !uploading.has(accountId) &&
    uploading.size < UPLOADS_MAX &&
    [...uploading.values()].filter((other) => other === network).length < UPLOADS_PER_ADDRESS_MAX
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
  const encode = async (read: () => Promise<Uint8Array>): Promise<Result<TakenPicture, Refusal>> => {
    const encoded = await inTurn(async () => encodePicture(await read()))
    if (!encoded.ok) return err(REFUSALS[encoded.error])
    return ok({ id: randomBytes(16).toString('hex'), ...encoded.value })
  }
  return {
    timeoutMs,
    tryEnter: async ({ accountId, address }) => {
      const network = getAddressGroup(address)
      if (!hasPlace(accountId, network)) return undefined
      uploading.set(accountId, network)
      try {
        const own = await mkdtemp(join(folder, 'upload-'))
        return {
          folder: own,
          leave: async () => {
            uploading.delete(accountId)
            await rm(own, { recursive: true, force: true })
          },
        }
      } catch (error) {
        uploading.delete(accountId)
        throw error
      }
    },
    take: async (files) => {
      const pictures: TakenPicture[] = []
      for (const file of files) {
        const taken = await encode(() => readFile(file))
        if (!taken.ok) return taken
        pictures.push(taken.value)
      }
      return ok(pictures)
    },
    takeBytes: (bytes) => encode(() => Promise.resolve(bytes)),
  }
}
