import { type PictureStore, PicturesAwayError } from '@sorrel/reviews/server'
import type { ObjectStore } from '@sorrel/service/object-store'

const ID = /^[\da-f]{32}$/
const FILE = /^\d{1,5}\.(?:avif|webp)$/

/** After a failure lists name no pictures for so long. */
const AWAY_MS = 10_000

export interface SharedPicturesOptions {
  readonly objects: ObjectStore
  /** Called with each failure of the store. */
  readonly onFailure: (error: unknown) => void
  /** Milliseconds, for a clock that never goes back. */
  readonly now?: () => number
}

/** Stores pictures where all processes find them: `abcd…/800.webp`. */
export function createSharedPictures({
  objects,
  onFailure,
  now = () => performance.now(),
}: SharedPicturesOptions): PictureStore {
  let awayUntil = 0

  async function ask<Value>(call: () => Promise<Value>): Promise<Value> {
    try {
      const value = await call()
      awayUntil = 0
      return value
    } catch (error) {
      awayUntil = now() + AWAY_MS
      onFailure(error)
      throw new PicturesAwayError({ cause: error })
    }
  }

  return {
    isAway: () => now() < awayUntil,
    async write(id, files) {
      if (!ID.test(id)) throw new TypeError('not an id of a picture')
      await ask(async () => {
        for (const { name, bytes } of files) await objects.put(`${id}/${name}`, bytes)
      })
    },
    async read(id, name) {
      return ID.test(id) && FILE.test(name) ? ask(() => objects.get(`${id}/${name}`)) : undefined
    },
    async remove(id) {
      if (!ID.test(id)) return
      await ask(async () => {
        for await (const { key } of objects.list(`${id}/`)) await objects.remove(key)
      })
    },
    async *list() {
      let last: string | undefined
      for await (const { key, dateModified } of objects.list('')) {
        const [id = ''] = key.split('/')
        if (id !== last && ID.test(id)) yield { id, dateModified }
        last = id
      }
    },
  }
}
