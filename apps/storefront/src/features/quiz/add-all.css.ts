import { style } from '@vanilla-extract/css'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

export const root = style({
  display: 'grid',
  gap: '12px',
  '@media': { [BREAKPOINTS.tablet]: { justifyItems: 'end' }, [BREAKPOINTS.noScript]: { display: 'none' } },
})

export const outcome = style({ selectors: { '&:empty': { display: 'none' } } })
