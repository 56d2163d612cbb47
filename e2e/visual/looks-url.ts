/** Address at which `scripts/looks.ts` serves the compared pages, without a slash at its end. */
export const LOOKS_URL = process.env.LOOKS_URL ?? 'http://127.0.0.1:6006'
