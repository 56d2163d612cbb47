import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, tone, fontWeight } = themeContract

export const actionArea = style({ display: 'grid', gap: '16px', '@media': { print: { display: 'none' } } })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' })

export const columns = style({
  display: 'grid',
  gap: '24px',
  '@media': {
    [BREAKPOINTS.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

export const section = style({ display: 'grid', gap: '16px', breakInside: 'avoid' })

export const facts = style({ display: 'grid', gap: '2px' })

export const returns = style({ display: 'grid', gap: '20px', maxInlineSize: '40rem' })

export const onScreen = style({ display: 'grid', gap: '16px', '@media': { print: { display: 'none' } } })

export const timeline = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 })

export const step = style({
  position: 'relative',
  display: 'grid',
  paddingInlineStart: '32px',
  paddingBlockEnd: '20px',
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '4px',
      inlineSize: '16px',
      blockSize: '16px',
      borderRadius: '50%',
      border: `2px solid ${surface.control}`,
      backgroundColor: surface.background,
      zIndex: 1,
      printColorAdjust: 'exact',
    },
    '&[data-state="done"]::before': { borderColor: tone.success.text, backgroundColor: tone.success.text },
    '&[data-state="current"]::before': { borderColor: surface.heading, borderWidth: '5px' },
    '&[data-step="canceled"]::before': { borderColor: tone.error.text, backgroundColor: tone.error.text },
    '&[data-step="hold"]::before': { borderColor: tone.warning.text },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '7px',
      insetBlockStart: '20px',
      insetBlockEnd: '-4px',
      inlineSize: '2px',
      backgroundColor: surface.divider,
      printColorAdjust: 'exact',
    },
    '&[data-state="done"]:not(:last-child)::after': { backgroundColor: tone.success.text },
  },
})

export const stepTextBlock = style({ display: 'grid', gap: '2px' })

export const stepName = style({
  color: surface.body,
  selectors: {
    '[data-state="done"] &, [data-state="current"] &': {
      color: surface.heading,
      fontWeight: fontWeight.medium,
    },
  },
})

export const question = style({
  padding: 0,
  paddingBlockEnd: '12px',
  color: surface.heading,
  fontWeight: fontWeight.strong,
})

export const returned = style({
  display: 'grid',
  gap: '12px',
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
})

export const parcel = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' })
