import { createGlobalVar, globalStyle } from '@vanilla-extract/css'
import { BREAKPOINTS } from './breakpoints.ts'

/** Height of the header's row. It grows with the text. */
export const headerHeight = createGlobalVar('shop-header-height')

/** Begins a selector for elements of a page whose header is hidden. */
export const HIDDEN_HEADER = ':root:has([data-site-header="hidden"])'

globalStyle(':root', {
  vars: { [headerHeight]: 'max(56px, min(3.5rem, 17vw))' },
  scrollPaddingBlockStart: `calc(${headerHeight} + 16px)`,
  '@media': { [BREAKPOINTS.desktop]: { vars: { [headerHeight]: 'max(72px, 4.5rem)' } } },
})

globalStyle(HIDDEN_HEADER, { scrollPaddingBlockStart: '16px' })
