import type { ReviewData } from '@sorrel/contracts/http'
import type { reviewImages } from '../data/schema.ts'

/** Path of the pictures of approved reviews. */
export const PICTURES_PATH = '/api/reviews/images'

/** A picture with the address of each of its widths. */
export function toPictureData(
  { id, sizes }: typeof reviewImages.$inferSelect,
  path: string = PICTURES_PATH,
): ReviewData['images'][number] {
  const sources = sizes.map(({ width }) => ({ url: `${path}/${id}/${width}`, width }))
  const widest = sizes.at(-1)
  return {
    id,
    url: sources.at(-1)?.url ?? '',
    width: widest?.width ?? 0,
    height: widest?.height ?? 0,
    sources,
  }
}
