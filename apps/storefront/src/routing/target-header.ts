/** The address inside the app that answers a request. Set by the page server; never taken from outside. */
export const TARGET_HEADER = 'x-page-target'

/** The status of the page at that address where it is not 200. Set by the page server; never taken from outside. */
export const STATUS_HEADER = 'x-page-status'
