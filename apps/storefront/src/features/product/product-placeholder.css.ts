import { themeContract as theme } from '@sorrel/ui/theme'
import { style } from '@vanilla-extract/css'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

export const page = style({
  display: 'grid',
  gap: '32px',
  paddingBlock: '24px 80px',
  '@media': {
    [BREAKPOINTS.beside]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: 'clamp(32px, 4vw, 72px)',
      alignItems: 'center',
    },
  },
})

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '8 / 9',
  maxBlockSize: '70vh',
  inlineSize: '100%',
  background: theme.secondary.background,
  color: theme.secondary.control,
  borderRadius: theme.radius.image,
})

export const more = style({ paddingBlockEnd: '80px' })

export const textBlock = style({
  display: 'grid',
  gap: '20px',
  justifyItems: 'start',
  maxInlineSize: '480px',
})

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: '12px' })
