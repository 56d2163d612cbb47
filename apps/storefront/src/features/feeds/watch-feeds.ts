import { cacheTags } from '@sorrel/contracts/revalidate'
import { steadyClock } from '#service/clock.ts'
import { invalidation } from '#service/invalidation.ts'
import { CATALOG_TAG } from '#service/revalidation.ts'

/** What feeds tell of: products, the names of categories, and the store's languages, currencies and terms. */
const TOLD = /^(?:product|category|list):/

/** Listens to what is dropped from now on, and says when something that feeds tell of changed last. */
export function watchFeeds(): () => number {
  let changedAt = Number.NEGATIVE_INFINITY
  invalidation.onDrop(({ tags }) => {
    const isTold = tags.some((tag) => TOLD.test(tag) || tag === CATALOG_TAG || tag === cacheTags.settings())
    // A drop of everything names nothing.
    if (isTold || tags.length === 0) changedAt = steadyClock()
  })
  return () => changedAt
}
