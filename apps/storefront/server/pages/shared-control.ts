/** For so long a page is fresh. */
const FRESH_SECONDS = 300

/** For so long a cache in front may show an old page while it fetches a new one: nobody gets yesterday's price. */
const RENEWAL_SECONDS = 600

/** For so long it may do so while the shop does not answer. */
const OUTAGE_SECONDS = 4 * 3600

/** What every page that is everybody's says of how caches in front may use it. */
export const SHARED_CONTROL = [
  `s-maxage=${FRESH_SECONDS}`,
  `stale-while-revalidate=${RENEWAL_SECONDS}`,
  `stale-if-error=${OUTAGE_SECONDS}`,
].join(', ')
