import { themeContract } from '@sorrel/ui/theme'

/**
 * Padding that aligns a block's content with header and footer. It counts from the width of the container, which a
 * scroll bar narrows, not of the window.
 */
export const getRail = (inset: string): string =>
  `max(${inset}, calc((100cqi - ${themeContract.maxWidth}) / 2 + ${inset}))`
