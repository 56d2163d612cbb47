import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#platform/breakpoints.ts'

const { surface, radius } = themeContract

export const gallery = style({
  position: 'relative',
  display: 'grid',
  gap: '20px',
  '@media': {
    [BREAKPOINTS.desktop]: { gridTemplateColumns: '88px minmax(0, 1fr)', alignItems: 'start' },
  },
  selectors: { '&[data-single]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const thumbnails = style({
  display: 'none',
  listStyle: 'none',
  margin: 0,
  padding: '2px',
  '@media': { [BREAKPOINTS.desktop]: { display: 'grid', gap: '12px' } },
})

export const thumbnail = style({
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  borderRadius: `max(0px, ${radius.image} - 8px)`,
  selectors: {
    '&[aria-current="true"]': { outline: `2px solid ${surface.heading}`, outlineOffset: '2px' },
  },
})

export const track = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderRadius: radius.image,
  '@media': { [BREAKPOINTS.belowDesktop]: { borderRadius: 0 } },
})

export const slide = style({ flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' })

export const position = style({
  position: 'absolute',
  insetBlockEnd: '14px',
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '6px',
  pointerEvents: 'none',
  '@media': { [BREAKPOINTS.desktop]: { display: 'none' } },
})

export const dots = style({
  display: 'flex',
  gap: '6px',
  padding: '6px 10px',
  borderRadius: '99px',
  backgroundColor: surface.background,
  fontSize: themeContract.fontSize['2xs'],
  alignItems: 'center',
})

export const dot = style({
  inlineSize: '6px',
  blockSize: '6px',
  borderRadius: '50%',
  backgroundColor: surface.control,
  selectors: { '&[data-current]': { backgroundColor: surface.heading, transform: 'scale(1.3)' } },
})
