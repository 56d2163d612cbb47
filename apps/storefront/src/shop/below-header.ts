import { headerHeight, HIDDEN_HEADER } from './header-offset.css.ts'

/**
 * Offset of an element that sticks below the header, at the top of the window while the header is hidden. It is not an
 * inherited variable of the page, because the browser would recompute all styles whenever the header hides.
 */
export const belowHeader = (gap: string) => ({
  insetBlockStart: `calc(${headerHeight} + ${gap})`,
  selectors: { [`${HIDDEN_HEADER} &`]: { insetBlockStart: gap } },
})
