/** Media queries. Layouts are made for narrow windows and widen at these sizes. */
export const MEDIA = {
  tablet: '(min-width: 40rem)',
  onlyTablet: '(min-width: 40rem) and (max-width: 59.99rem)',
  desktop: '(min-width: 60rem)',
  wide: '(min-width: 75rem)',
  /** A picture and its words have no room beside each other. */
  belowBeside: '(max-width: 44.99rem)',
  belowTablet: '(max-width: 39.99rem)',
  belowDesktop: '(max-width: 59.99rem)',
  /** Few words fit on a line: a phone with large text. */
  largeText: '(max-width: 18rem)',
  /** Few lines fit on the screen: large text, or a phone in landscape orientation. */
  shallow: '(max-height: 36rem)',
  touch: '(hover: none), (pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  noScript: '(scripting: none)',
  forcedColors: '(forced-colors: active)',
} as const

/** Smallest size of a touch target. */
export const TOUCH_TARGET = '2.75rem'

/** Touch target that grows with the text, but only as far as a row of targets still fits into a narrow window. */
export const FITTING_TARGET = `max(44px, min(${TOUCH_TARGET}, 11vw))`
