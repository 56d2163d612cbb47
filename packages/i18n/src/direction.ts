/** Languages written from right to left. */
const RIGHT_TO_LEFT = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'ur', 'yi'])

/** The direction that a store's locale is written in. */
export function getDirection(code: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(code.toLowerCase().split(/[-_]/)[0] ?? '') ? 'rtl' : 'ltr'
}
