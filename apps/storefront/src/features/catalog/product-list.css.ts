import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#platform/breakpoints.ts'

const { surface } = themeContract

export const head = style({
  display: 'grid',
  gap: '10px',
  paddingBlock: '32px 20px',
  maxInlineSize: '44rem',
  '@media': { [BREAKPOINTS.tablet]: { paddingBlock: '56px 28px' } },
})

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: '10px',
  marginBlockEnd: '24px',
  borderBlock: `1px solid ${surface.divider}`,
})

export const sorts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 18px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

export const pages = style({ display: 'flex', justifyContent: 'center', paddingBlock: '16px 48px' })
