import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, fontSize, fontWeight, space } = themeContract

export const band = style({
  marginBlockStart: space['64'],
  paddingBlock: space['48'],
  backgroundColor: surface.soft,
  '@media': { [BREAKPOINTS.desktop]: { marginBlockStart: space['96'], paddingBlock: space['96'] } },
})

export const parts = style({
  display: 'grid',
  gap: space['32'],
  margin: 0,
  marginBlockStart: space['32'],
  '@media': {
    [BREAKPOINTS.desktop]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
      gap: space['48'],
    },
  },
})

export const part = style({
  display: 'grid',
  alignContent: 'start',
  gap: space['8'],
  borderBlockStart: `1px solid ${surface.control}`,
  paddingBlockStart: space['16'],
})

export const term = style({
  color: surface.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
})

export const line = style({ margin: 0 })
