import { StaticReviews, type StaticReviewsProps } from '@sorrel/reviews/react/static'
import { getForDrawing, stashForSsr } from '#shop/ssr-stash.ts'
import { toContentHash } from '#shop/stash-ssr-only-text.ts'

/** Stores the section for the server render and returns the id by which `ReviewsSlot` finds it. */
export function stashReviews(drawing: StaticReviewsProps): string {
  const { product, stats, list, query, app } = drawing
  const id = toContentHash(JSON.stringify([app.locale, product, stats, list, query]))
  stashForSsr(id, drawing)
  return id
}

/** The section that `stashReviews` has stored. Only the server renders it. */
export function HydratedReviews({ id }: { readonly id: string }) {
  const props = getForDrawing(id) as StaticReviewsProps | undefined // Only `stashReviews` makes such an id.
  if (props === undefined) throw new Error(`Nothing was left for the server to draw under ${id}`)
  return <StaticReviews {...props} />
}
