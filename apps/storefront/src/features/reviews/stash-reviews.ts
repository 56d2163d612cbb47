import type { StaticReviewsProps } from '@sorrel/reviews/react/static'
import { toContentHash } from '#shop/stash-ssr-only-text.ts'
import { stashForSsr } from '#shop/ssr-stash.ts'

export type ReviewsDrawing = StaticReviewsProps

/** Stores the section for the server render and returns the id by which `ReviewsSlot` finds it. */
export function stashReviews(drawing: ReviewsDrawing): string {
  const { product, stats, list, query, app } = drawing
  const id = toContentHash(JSON.stringify([app.locale, product, stats, list, query]))
  stashForSsr(id, drawing)
  return id
}
