/** Names of the page's query fields that are about reviews begin with it. */
export const REVIEW_FIELD_PREFIX = 'review_'
