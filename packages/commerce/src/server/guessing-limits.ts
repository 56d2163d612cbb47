/** Wrong tries that cost nothing, by what is tried (an account, a subscription) and by the network address that tries. */
export const FREE_TRIES = { byName: 5, byAddress: 20 } as const

/** The wait after them; it doubles with each further one, up to the longest. Milliseconds. */
const WAIT_FIRST_MS = 30_000
const WAIT_MAX_MS = 15 * 60_000

/** So long after the last wrong try all of them are forgotten. Milliseconds. */
export const TRIES_FORGOTTEN_AFTER_MS = 60 * 60_000

/** Wrong tries beyond the free ones that make the wait longer; further ones do not. */
export const TRIES_THAT_LENGTHEN = Math.ceil(Math.log2(WAIT_MAX_MS / WAIT_FIRST_MS))

export interface WrongTries {
  readonly count: number
  /** Of the last one, in milliseconds since the epoch. */
  readonly lastAt: number
}

/** Whole seconds to wait before the next try, or 0. For a site that counts wrong tries in a store of its own. */
export function getTryWaitSeconds(
  { count, lastAt }: WrongTries,
  { free, now }: { readonly free: number; readonly now: number },
): number {
  if (count < free || now - lastAt >= TRIES_FORGOTTEN_AFTER_MS) return 0
  const wait = Math.min(WAIT_MAX_MS, WAIT_FIRST_MS * 2 ** (count - free))
  return Math.max(0, Math.ceil((lastAt + wait - now) / 1000))
}
