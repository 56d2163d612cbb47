import type { ReviewsDatabase } from '../data/database.ts'
import { reviewImages } from '../data/schema.ts'
import type { TakenPicture } from '../pictures/picture-intake.ts'
import { PicturesAwayError, type PictureStore } from '../pictures/picture-store.ts'

/**
 * Writes the files first, then all rows in one step: `insert` returns undefined if it wrote none. A crash may leave
 * files without a row, which the sweep removes.
 */
export async function storePictures<T>(
  store: PictureStore,
  pictures: readonly TakenPicture[],
  insert: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const ids = pictures.map(({ id }) => id)
  try {
    for (const { id, files } of pictures) await store.write(id, files)
    const inserted = await insert()
    if (inserted === undefined) await removePictures(store, ids)
    return inserted
  } catch (error) {
    await removePictures(store, ids)
    throw error
  }
}

/** Pictures that cannot be removed now have no row, so the sweep removes them later. */
export async function removePictures(store: PictureStore, ids: readonly string[]): Promise<void> {
  try {
    for (const id of ids) await store.remove(id)
  } catch (error) {
    if (!(error instanceof PicturesAwayError)) throw error
  }
}

interface Images {
  readonly reviewId: string
  readonly pictures: readonly Pick<TakenPicture, 'id' | 'sizes'>[]
  readonly firstPosition: number
}

export async function insertImages(
  db: ReviewsDatabase,
  { reviewId, pictures, firstPosition }: Images,
): Promise<void> {
  const images = pictures.map(({ id, sizes }, index) => ({
    id,
    reviewId,
    position: firstPosition + index,
    sizes,
  }))
  if (images.length > 0) await db.insert(reviewImages).values(images)
}
