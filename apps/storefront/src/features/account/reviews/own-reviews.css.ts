import { themeContract } from '@sorrel/ui/theme'
import { style } from '@vanilla-extract/css'

const { primary } = themeContract

export const review = style({ display: 'grid', gap: '12px', overflowWrap: 'anywhere' })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
})

/** Keeps the author's line breaks. */
export const text = style({ display: 'grid', gap: '4px', maxInlineSize: '42em', whiteSpace: 'pre-line' })

export const reply = style({
  display: 'grid',
  gap: '4px',
  maxInlineSize: '42em',
  paddingInlineStart: '16px',
  borderInlineStart: `3px solid ${primary.divider}`,
  whiteSpace: 'pre-line',
})
