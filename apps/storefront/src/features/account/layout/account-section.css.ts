import { globalStyle, style } from '@vanilla-extract/css'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

export const list = style({ display: 'grid', gap: '16px', listStyle: 'none', margin: 0, padding: 0 })

export const head = style({ display: 'grid', gap: '8px' })

export const back = style({ '@media': { print: { display: 'none' } } })

export const headRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 24px',
  alignItems: 'center',
  justifyContent: 'space-between',
})

export const headTextBlock = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px',
  minInlineSize: 0,
  overflowWrap: 'break-word',
})

/** The badge is under the title in a narrow window and beside it in a wide one, whatever their lengths. */
export const titleRow = style({
  display: 'grid',
  gap: '8px 16px',
  alignItems: 'center',
  justifyItems: 'start',
  '@media': { [BREAKPOINTS.tablet]: { gridAutoFlow: 'column', justifyContent: 'start' } },
})

export const headEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  '@media': { print: { display: 'none' } },
})

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  breakInside: 'avoid',
})

/** Around the one link of a card: the whole card, which is placed, leads where it leads. */
export const wholeCard = style({})

globalStyle(`${wholeCard} > a::after`, { content: '', position: 'absolute', inset: 0 })
