import { style } from '@vanilla-extract/css'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

export const panel = style({
  display: 'grid',
  gap: '20px',
  paddingBlock: '16px 40px',
  '@media': { [BREAKPOINTS.desktop]: { gap: '28px', paddingBlock: '28px 40px' } },
})

export const head = style({ display: 'flex', alignItems: 'start', justifyContent: 'center', gap: '8px' })

export const field = style({ flex: 1, minInlineSize: 0, maxInlineSize: '44rem' })

export const status = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  alignItems: 'center',
})

export const skeletons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '24px 12px',
  '@media': {
    [BREAKPOINTS.tablet]: { columnGap: '24px' },
    [BREAKPOINTS.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

export const skeleton = style({ display: 'grid', gap: '12px' })
