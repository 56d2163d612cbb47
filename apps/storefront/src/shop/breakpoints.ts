/** Windows from which a page's layout widens; the same steps as the kit's. */
export const BREAKPOINTS = {
  /** Few words fit on a line: a phone with large text. */
  largeText: '(max-width: 18rem)',
  /** Panels are sheets at the window's foot. */
  belowTablet: '(max-width: 39.99rem)',
  tablet: '(min-width: 40rem)',
  /** A picture and its words have room beside each other. */
  beside: '(min-width: 45rem)',
  belowBeside: '(max-width: 44.99rem)',
  onlyTablet: '(min-width: 40rem) and (max-width: 59.99rem)',
  desktop: '(min-width: 60rem)',
  belowDesktop: '(max-width: 59.99rem)',
  hover: '(hover: hover)',
  touch: '(hover: none)',
  noScript: '(scripting: none)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const
