import type { Pictures } from '../media/pictures.ts'
import { getText, type Lens } from '../store/lens.ts'
import type { ImageDocument } from './documents.ts'

/** Pictures with their captions, addresses and real sizes. A picture whose file is missing is left out. */
export async function toImages(images: readonly ImageDocument[], lens: Lens, pictures: Pictures) {
  const described = await Promise.all(
    images.map(async ({ id, file, caption }) => {
      const picture = await pictures.describe(file)
      return picture && { id, caption: getText(caption, lens), file: picture }
    }),
  )
  return described.filter((image) => image !== undefined)
}
