import { StaticReviews } from '@sorrel/reviews/react/static'
import { getForDrawing } from '#shop/ssr-stash.ts'
import type { ReviewsDrawing } from './stash-reviews.ts'

/** The section that `stashReviews` has stored. Only the server renders it. */
export function HydratedReviews({ id }: { readonly id: string }) {
  const props = getForDrawing(id) as ReviewsDrawing | undefined // Only `stashReviews` makes such an id.
  if (props === undefined) throw new Error(`Nothing was left for the server to draw under ${id}`)
  return <StaticReviews {...props} />
}
