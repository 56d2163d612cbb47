/** Windows from which a layout widens. */
export const MEDIA = {
  tablet: '(min-width: 40rem)',
  desktop: '(min-width: 60rem)',
  wide: '(min-width: 75rem)',
  belowTablet: '(max-width: 39.99rem)',
  belowDesktop: '(max-width: 59.99rem)',
  touch: '(hover: none), (pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  noScript: '(scripting: none)',
  forcedColors: '(forced-colors: active)',
} as const

/** Smallest target a finger can hit, as WCAG and the platforms advise. */
export const TOUCH_TARGET = '2.75rem'
