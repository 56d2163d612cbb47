import { routes } from '@sorrel/contracts/routes'
import { type Rating, RATINGS } from '@sorrel/reviews/model'

const RATING_FIELD = 'rating'

/** Path of a product's review form, which starts with the rating. */
export function toWriteReviewPath(slug: string, rating: Rating): string {
  return `${routes.product(slug)}?${RATING_FIELD}=${rating}#write-review`
}

/** The rating that the page's address names. */
export function readChosenRating(): Rating | undefined {
  const value = new URLSearchParams(window.location.search).get(RATING_FIELD)
  return RATINGS.find((rating) => String(rating) === value)
}

/** Takes the rating out of the address, so that a reload does not undo what has been changed in the form since. */
export function forgetChosenRating(): void {
  const address = new URL(window.location.href)
  address.searchParams.delete(RATING_FIELD)
  window.history.replaceState(window.history.state, '', address)
}
