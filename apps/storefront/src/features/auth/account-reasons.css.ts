import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

export const reasons = style({
  display: 'grid',
  gap: '16px',
  alignContent: 'start',
  '@media': { [BREAKPOINTS.beside]: { paddingBlockStart: '40px' } },
})

export const picture = style({
  overflow: 'hidden',
  marginBlockEnd: '8px',
  borderRadius: themeContract.radius.image,
  '@media': { [BREAKPOINTS.belowBeside]: { display: 'none' } },
})

export const list = style({ display: 'grid', gap: '12px', margin: 0, padding: 0, listStyle: 'none' })

export const reason = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '12px' })
