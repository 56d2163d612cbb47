import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { brand, radius, fontSize, fontWeight } = themeContract

export const list = style({
  display: 'grid',
  gap: '16px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
})

export const cell = style({ display: 'grid' })

export const item = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: '16px',
  blockSize: '100%',
})

/** Styled as a plastic card, without its number. */
export const plastic = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: '12px',
  minBlockSize: '160px',
  padding: '20px',
  borderRadius: radius.image,
  backgroundColor: brand.background,
  color: brand.heading,
})

export const brandName = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: '12px',
  fontWeight: fontWeight.strong,
})

export const digits = style({
  alignSelf: 'end',
  fontSize: fontSize.xl,
  letterSpacing: '0.08em',
  fontVariantNumeric: 'tabular-nums',
})

export const expiry = style({ fontSize: fontSize.sm, color: brand.body })

export const notes = style({ display: 'grid', gap: '4px', alignContent: 'start' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' })

export const pair = style({
  display: 'grid',
  gap: '20px',
  '@media': { [BREAKPOINTS.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const form = style({
  display: 'grid',
  gap: '20px',
  border: 'none',
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  '@media': { [BREAKPOINTS.noScript]: { display: 'none' } },
})

export const plain = style({ display: 'none', '@media': { [BREAKPOINTS.noScript]: { display: 'block' } } })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 16px', alignItems: 'center' })

/** Shown on the banner's own surface. */
export const used = style({ margin: 0, paddingInlineStart: '1.25em' })

export const usedName = style({
  color: 'inherit',
  fontWeight: fontWeight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '0.3em',
})

export const unsaved = style({ display: 'grid', gap: '12px', listStyle: 'none', margin: 0, padding: 0 })

export const unsavedCard = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  overflowWrap: 'anywhere',
})
