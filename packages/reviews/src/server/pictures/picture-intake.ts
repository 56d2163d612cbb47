import { randomBytes } from 'node:crypto'
import { err, ok, type Result } from '@sorrel/domain/result'
import type { Refusal } from '../http/answer.ts'
import { encodePicture, type EncodedPicture, type PictureProblem } from './encode.ts'

export interface TakenPicture extends EncodedPicture {
  readonly id: string
}

/** Encodes uploads, one at a time over all requests, so that the use of memory is limited. */
export interface PictureIntake {
  /**
   * Takes an upload slot and returns a function that frees it; undefined when no slot is free. An upload is in memory
   * while it is read.
   */
  tryEnter(): (() => void) | undefined
  take(uploads: readonly Uint8Array[]): Promise<Result<readonly TakenPicture[], Refusal>>
}

/** Largest number of uploads in memory at the same time. */
const SLOTS = 4

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

export function createPictureIntake(): PictureIntake {
  let taken = 0
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
  return {
    tryEnter: () => {
      if (taken >= SLOTS) return undefined
      taken += 1
      let left = false
      return () => {
        if (!left) taken -= 1
        left = true
      }
    },
    take: async (uploads) => {
      const pictures: TakenPicture[] = []
      for (const upload of uploads) {
        const encoded = await inTurn(() => encodePicture(upload))
        if (!encoded.ok) return err(REFUSALS[encoded.error])
        pictures.push({ id: randomBytes(16).toString('hex'), ...encoded.value })
      }
      return ok(pictures)
    },
  }
}
