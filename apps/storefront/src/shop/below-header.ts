import { headerHeight, HIDDEN_HEADER } from './header-offset.css.ts'

/**
 * Offset of an element that sticks below the header, at the top of the window while the header is hidden. Not a
 * variable of the page, which all elements inherit: the browser would compute all styles anew whenever the header
 * hides.
 */
export const belowHeader = (gap: string) => ({
  insetBlockStart: `calc(${headerHeight} + ${gap})`,
  selectors: { [`${HIDDEN_HEADER} &`]: { insetBlockStart: gap } },
})
