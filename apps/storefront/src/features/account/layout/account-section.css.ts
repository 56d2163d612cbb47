import { style } from '@vanilla-extract/css'

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

export const headTextBlock = style({ display: 'grid', gap: '6px', minInlineSize: 0 })

export const titleRow = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' })

export const headEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  '@media': { print: { display: 'none' } },
})

export const section = style({ display: 'grid', gap: '16px', breakInside: 'avoid' })
