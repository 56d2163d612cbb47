import type { Pictures } from '../media/pictures.ts'
import { getText, type Market } from '../store/market.ts'
import type { ImageDocument } from './documents.ts'

/** Pictures with their captions, addresses and real sizes. A picture whose file is missing is left out. */
export async function toImages(images: readonly ImageDocument[], market: Market, pictures: Pictures) {
  const described = await Promise.all(
    images.map(async ({ id, file, caption }) => {
      const picture = await pictures.describe(file)
      return picture && { id, caption: getText(caption, market), file: picture }
    }),
  )
  return described.filter((image) => image !== undefined)
}
