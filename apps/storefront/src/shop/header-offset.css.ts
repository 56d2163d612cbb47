import { createGlobalVar, globalStyle } from '@vanilla-extract/css'
import { BREAKPOINTS } from './breakpoints.ts'

/** Height of the header at the top of the window, 0 while it is hidden. For elements that stick below it. */
export const headerOffset = createGlobalVar('shop-header-offset')

globalStyle(':root', {
  vars: { [headerOffset]: '56px' },
  scrollPaddingBlockStart: `calc(${headerOffset} + 16px)`,
  '@media': { [BREAKPOINTS.desktop]: { vars: { [headerOffset]: '72px' } } },
})

globalStyle(':root:has([data-site-header="hidden"])', { vars: { [headerOffset]: '0px' } })
