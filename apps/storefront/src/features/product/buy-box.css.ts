import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#platform/breakpoints.ts'

const { surface, fontWeight } = themeContract

export const form = style({ display: 'grid', gap: '24px' })

export const actions = style({ display: 'flex', gap: '12px', alignItems: 'flex-start' })

export const add = style({ flex: 1 })

/** Appears once the main button has left the screen. */
export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 9,
  display: 'flex',
  gap: '16px',
  alignItems: 'center',
  paddingInline: '16px',
  paddingBlock: '10px max(10px, env(safe-area-inset-bottom))',
  backgroundColor: surface.background,
  borderBlockStart: `1px solid ${surface.divider}`,
  transition: 'transform 220ms ease-out, visibility 220ms',
  transform: 'translateY(110%)',
  visibility: 'hidden',
  selectors: { '&[data-shown]': { transform: 'none', visibility: 'visible' } },
  '@media': {
    [BREAKPOINTS.desktop]: { display: 'none' },
    [BREAKPOINTS.reducedMotion]: { transition: 'none' },
  },
})

export const barPrice = style({ color: surface.heading, fontWeight: fontWeight.strong, whiteSpace: 'nowrap' })
