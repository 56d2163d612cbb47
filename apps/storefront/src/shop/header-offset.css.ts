import { createGlobalVar, globalStyle } from '@vanilla-extract/css'
import { BREAKPOINTS } from './breakpoints.ts'

/** Height of the header at the top of the window, 0 while it is hidden. For elements that stick below it. */
export const headerOffset = createGlobalVar('shop-header-offset')

/** Of the header's row. It grows with the text. */
export const HEADER_HEIGHT = { narrow: 'max(56px, min(3.5rem, 17vw))', wide: 'max(72px, 4.5rem)' } as const

globalStyle(':root', {
  vars: { [headerOffset]: HEADER_HEIGHT.narrow },
  scrollPaddingBlockStart: `calc(${headerOffset} + 16px)`,
  '@media': { [BREAKPOINTS.desktop]: { vars: { [headerOffset]: HEADER_HEIGHT.wide } } },
})

globalStyle(':root:has([data-site-header="hidden"])', { vars: { [headerOffset]: '0px' } })
