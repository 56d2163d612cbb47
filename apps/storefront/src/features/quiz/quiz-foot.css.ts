import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'
import { noticeInset } from '#shop/notice-inset.css.ts'

const { surface, gutter } = themeContract

/** The buttons keep their place from step to step, at the window's foot. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: noticeInset,
  zIndex: 1,
  marginInline: `calc(${gutter} * -1)`,
  padding: `12px ${gutter} max(12px, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${surface.divider}`,
  backgroundColor: surface.background,
  selectors: {
    '&[data-layout="single_page"]': { position: 'static', borderBlockStart: 0, paddingBlockStart: 0 },
  },
  '@media': { [BREAKPOINTS.noScript]: { position: 'static' } },
})

export const buttons = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  '@media': { [BREAKPOINTS.noScript]: { display: 'none' } },
  selectors: { [`${foot}[data-layout="single_page"] > &`]: { maxInlineSize: '48rem', marginInline: 'auto' } },
})

export const plain = style({ display: 'none', '@media': { [BREAKPOINTS.noScript]: { display: 'block' } } })

export const next = style({
  flex: 1,
  display: 'grid',
  '@media': { [BREAKPOINTS.tablet]: { flex: 'none', minInlineSize: '12rem', marginInlineStart: 'auto' } },
  selectors: { [`${foot}[data-layout="single_page"] &`]: { marginInlineStart: 0 } },
})

export const status = style({
  margin: 0,
  textAlign: 'end',
  selectors: { '&:empty': { display: 'none' } },
})
