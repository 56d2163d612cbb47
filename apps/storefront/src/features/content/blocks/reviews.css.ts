import { style, styleVariants } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { fontFamily, fontSize, fontWeight, surface } = themeContract

export const list = style({ display: 'grid', gap: '48px 24px', listStyle: 'none', margin: 0, padding: 0 })

export const several = style({
  '@media': { [BREAKPOINTS.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))' } },
})

export const review = style({ margin: 0, display: 'grid', gap: '14px' })

export const align = styleVariants({
  left: { justifyItems: 'start', textAlign: 'start' },
  center: { justifyItems: 'center', textAlign: 'center' },
  right: { justifyItems: 'end', textAlign: 'end' },
})

export const title = style({ marginBlockEnd: '32px' })

export const comment = style({
  margin: 0,
  maxInlineSize: '16em',
  color: surface.heading,
  fontFamily: fontFamily.headings,
  fontWeight: fontWeight.headings,
  fontSize: fontSize['4xl'],
  lineHeight: 1.3,
  textWrap: 'balance',
})

export const person = style({ display: 'flex', alignItems: 'center', gap: '12px' })

export const portrait = style({ flex: 'none', inlineSize: '48px', borderRadius: '50%', overflow: 'hidden' })
