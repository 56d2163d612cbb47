import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, radius, fontSize, fontWeight } = themeContract

export const page = style({ display: 'grid', gap: '24px', paddingBlock: '40px 96px' })

/** The recommendations that follow fill the drawer's whole width. */
export const inset = style({ display: 'grid', gap: '16px', padding: '6px 24px 24px' })

/** An amount; faded while a change on its way may alter it. */
export const amount = style({
  transition: 'opacity 120ms ease-out',
  selectors: { '&[data-pending]': { opacity: 0.45 } },
})

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'clamp(88px, 30%, 130px) minmax(0, 1fr)',
  gap: '16px',
  paddingBlock: '18px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${surface.divider}` } },
})

/** Where a product has no picture. */
export const noPicture = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  aspectRatio: '1',
  borderRadius: `max(0px, ${radius.image} - 8px)`,
  color: surface.body,
  backgroundColor: surface.soft,
})

export const textBlock = style({ display: 'grid', alignContent: 'start', gap: '2px' })

export const name = style({
  color: surface.heading,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 12px',
  paddingBlockStart: '12px',
})

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  fontSize: fontSize.sm,
})

export const stepper = style({ flex: 'none', display: 'flex', alignItems: 'center', gap: '4px 12px' })

/** Without script a changed quantity has to be sent by a button. */
export const update = style({ display: 'none', '@media': { [BREAKPOINTS.noScript]: { display: 'inline' } } })

export const total = style([
  amount,
  {
    marginInlineStart: 'auto',
    color: surface.heading,
    fontWeight: fontWeight.strong,
    fontVariantNumeric: 'tabular-nums',
  },
])

export const form = style({ display: 'grid', gap: '6px' })

export const status = style({ color: surface.success, fontSize: fontSize.sm })

export const part = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
})

export const row = style([
  part,
  { color: surface.heading, fontSize: fontSize.lg, fontWeight: fontWeight.strong },
])
