import type { PictureBox } from '@sorrel/contracts/content'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { MeasuredPart, Tones } from '#service/picture-tones.ts'
import { getPictureFiles } from '#shop/picture-files.ts'
import type { EntryStore } from '../stored-entry.ts'
import type { Originals } from './originals.ts'
import { parsePictureAddress } from './picture-address.ts'

const MEMORY_MAX = 1000

const tonesSchema = z.object({ darkest: z.string(), lightest: z.string() })

export interface MeasureOptions {
  readonly originals: Originals
  readonly disk: EntryStore
  readonly measure: (original: Buffer, box: PictureBox) => Promise<Tones>
}

/**
 * Measures each part of a file once and keeps the answer. Drawings are not measured, nor is a file of another version
 * than the page knows.
 */
export function createMeasure({ originals, disk, measure }: MeasureOptions) {
  const memory = new LRUCache<string, Promise<Tones>>({ max: MEMORY_MAX })

  async function load(key: string, make: () => Promise<Tones>): Promise<Tones> {
    const { success, data } = tonesSchema.safeParse((await disk.get(key))?.head)
    if (success) return data
    const tones = tonesSchema.parse(await make())
    await disk.set(key, { head: tones, body: Buffer.alloc(0) })
    return tones
  }

  return async ({ box, ...picture }: MeasuredPart): Promise<Tones | undefined> => {
    const address = parsePictureAddress(getPictureFiles({ ...picture, width: 0 }).src)
    if (address === undefined) return undefined
    const { original, seconds } = await originals.find(address)
    const isOther = address.version !== undefined && seconds !== undefined
    if (original.isFixed || isOther) return undefined
    const { left, top, right, bottom } = box
    const key = `tones ${original.md5} ${left} ${top} ${right} ${bottom}`
    const known = memory.get(key)
    if (known !== undefined) return known
    const made = load(key, async () => measure(await originals.read(address.source, original), box))
    memory.set(key, made)
    made.catch(() => memory.delete(key))
    return made
  }
}
