import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const x = createVar()
const y = createVar()

export const backdrop = style({ position: 'absolute', inset: 0, zIndex: -1, overflow: 'hidden' })

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectPosition: `${x} ${y}`,
})

export const fit = styleVariants({
  cover: { objectFit: 'cover' },
  contain: { objectFit: 'contain' },
})

export const horizontal = styleVariants({
  left: { vars: { [x]: 'left' } },
  center: { vars: { [x]: 'center' } },
  right: { vars: { [x]: 'right' } },
})

/** In a narrow window the text is above the picture's subject, which stays at the bottom. */
export const vertical = styleVariants({
  top: { vars: { [y]: 'top' } },
  center: { vars: { [y]: 'bottom' }, '@media': { [BREAKPOINTS.desktop]: { vars: { [y]: '60%' } } } },
  bottom: { vars: { [y]: 'bottom' } },
})

export const overlay = style({
  position: 'absolute',
  inset: 0,
  backgroundColor: themeContract.surface.background,
})
