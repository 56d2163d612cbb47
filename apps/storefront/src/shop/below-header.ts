import { headerHeight, HIDDEN_HEADER } from './header-offset.css.ts'

/**
 * Of an element that sticks below the header, at the top of the window while that is hidden. This is no variable of the page,
 * which all elements would inherit: the browser would compute all their styles when the header hides while somebody scrolls.
 */
export const belowHeader = (gap: string) => ({
  insetBlockStart: `calc(${headerHeight} + ${gap})`,
  selectors: { [`${HIDDEN_HEADER} &`]: { insetBlockStart: gap } },
})
