import { themeContract } from '@sorrel/ui/theme'

/**
 * The space beside the content of a block, so that it stands on the rails of header and footer. It counts from the
 * width of the container, which a scroll bar narrows, not from that of the window.
 */
export const getRail = (inset: string): string =>
  `max(${inset}, calc((100cqi - ${themeContract.maxWidth}) / 2 + ${inset}))`
