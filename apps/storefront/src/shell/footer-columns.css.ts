import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, fontWeight } = themeContract

// Apart from the footer's own: these names load with every page.

export const columns = style({
  display: 'none',
  gap: '28px 24px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  '@media': { [BREAKPOINTS.desktop]: { display: 'grid' } },
})

export const accordion = style({
  borderBlockStart: `1px solid ${surface.divider}`,
  '@media': { [BREAKPOINTS.desktop]: { display: 'none' } },
})

export const title = style({ color: surface.heading, fontWeight: fontWeight.strong, marginBlockEnd: '10px' })

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '34px',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' } },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
})
