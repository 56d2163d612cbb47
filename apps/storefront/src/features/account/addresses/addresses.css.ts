import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, fontWeight } = themeContract

export const list = style({
  display: 'grid',
  gap: '16px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [BREAKPOINTS.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const item = style({ display: 'grid' })

export const card = style({ display: 'grid', gridTemplateRows: '1fr auto', gap: '20px', blockSize: '100%' })

/** What does not fit beside the lines stands above them; in a card that is taller than its lines both stay at the top. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  gap: '4px 12px',
  alignContent: 'flex-end',
  alignItems: 'start',
  justifyContent: 'space-between',
})

export const lines = style({
  fontStyle: 'normal',
  display: 'grid',
  gap: '2px',
  minInlineSize: 0,
  overflowWrap: 'break-word',
})

export const firstLine = style({ color: surface.heading, fontWeight: fontWeight.strong })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' })

export const question = style({ display: 'grid', gap: '20px', justifyItems: 'start' })

export const fields = style({
  display: 'grid',
  gap: '20px 16px',
  alignItems: 'start',
  '@media': { [BREAKPOINTS.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const whole = style({ gridColumn: '1 / -1' })
