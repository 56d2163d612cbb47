const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A webhook that has failed for so long is switched off. */
export const GIVE_UP_MS = 4 * 24 * HOUR_MS

/** How long after the webhook's n-th failure in a row the next try follows: 1 min, then 10 min to 3 h, 12 h after every tenth. */
export function getRetryDelayMs(failures: number): number {
  if (failures % 10 === 0) return 12 * HOUR_MS
  if (failures === 1) return MINUTE_MS
  return Math.min(3 * HOUR_MS, 10 * MINUTE_MS * 2 ** (failures - 2))
}
