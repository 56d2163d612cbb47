/** Address at which `scripts/reference-pictures.ts` serves the compared pages, without a slash at its end. */
export const SCREENSHOTS_URL = process.env.SCREENSHOTS_URL ?? 'http://127.0.0.1:6006'
