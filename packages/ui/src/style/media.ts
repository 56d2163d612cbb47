/** Media queries. Layouts are made for narrow windows and widen at these sizes. */
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

/** Smallest size of a touch target. */
export const TOUCH_TARGET = '2.75rem'
