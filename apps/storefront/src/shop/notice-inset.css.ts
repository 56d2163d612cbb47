import { createGlobalVar, globalStyle } from '@vanilla-extract/css'

/** Height of a notice at the bottom of the window. For elements that stick there too. */
export const noticeInset = createGlobalVar('shop-notice-inset')

globalStyle(':root', { vars: { [noticeInset]: '0px' }, scrollPaddingBlockEnd: `calc(${noticeInset} + 16px)` })

/** The end of the page can be scrolled above the notice. */
globalStyle('body', { paddingBlockEnd: noticeInset })
