import { globalStyle, style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, fontSize } = themeContract

export const highlights = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(min(30%, 7rem), 5.5rem)), 1fr))',
  gap: '10px',
  listStyle: 'none',
  margin: 0,
  padding: '18px 0',
  borderBlock: `1px solid ${surface.divider}`,
  color: surface.heading,
  fontSize: fontSize.sm,
  textAlign: 'center',
})

/** Above the next part of the details. */
export const part = style({ paddingBlockEnd: '20px' })

export const callout = style({ paddingBlock: '18px' })

export const breadcrumbs = style({
  paddingBlock: '20px 12px',
  '@media': { [BREAKPOINTS.belowBeside]: { paddingBlock: '8px 4px' } },
})

export const rail = style({ paddingBlock: '64px' })

/** Two cards fill the row, in a wide window with their words beside the pictures. */
globalStyle(`${rail}[data-pair] ul`, {
  '@media': { [BREAKPOINTS.tablet]: { gridAutoColumns: 'calc(50% - 12px)', columnGap: '24px' } },
})
globalStyle(`${rail}[data-pair] article`, {
  '@media': { [BREAKPOINTS.desktop]: { grid: 'auto 1fr / 1fr 1fr', columnGap: '24px' } },
})
globalStyle(`${rail}[data-pair] article > :first-child`, {
  '@media': { [BREAKPOINTS.desktop]: { gridRow: 'span 2' } },
})

export const reviews = style({ paddingBlockEnd: '96px' })

/** Height of a column of the stage, set in the browser. */
export const BLOCK_SIZE = '--product-column-size'

/**
 * Sticks below the header; a column that is higher than the window sticks with its end. One whose height is not known yet
 * does not stick: it would jump once it is.
 */
const sticky = {
  position: 'sticky',
  insetBlockStart: `min(96px, calc(100vh - var(${BLOCK_SIZE}, 200vh) - 24px))`,
} as const

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [BREAKPOINTS.beside]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: 'clamp(32px, 4vw, 72px)',
      alignItems: 'start',
      paddingBlockStart: '8px',
    },
    [BREAKPOINTS.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
  selectors: {
    '&[data-layout="left_aligned"]': {
      '@media': { [BREAKPOINTS.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
    },
  },
})

export const pictures = style({ '@media': { [BREAKPOINTS.beside]: sticky } })

/** On a phone the pictures leave room for title, price, choice and the bar, and the next one is seen at the edge. */
globalStyle(`${pictures} [data-part="track"]`, {
  '@media': {
    [BREAKPOINTS.belowBeside]: {
      gridAutoColumns: 'clamp(60%, calc((100svh - 37rem) * 8 / 9), 100%)',
      gap: '8px',
    },
  },
})
/** A single picture stands in the middle of its ground. */
globalStyle(`${pictures} [data-part="track"]:has(> :only-child)`, {
  '@media': { [BREAKPOINTS.belowBeside]: { justifyContent: 'center', background: surface.soft } },
})

/** The room of the card, so that nothing moves once it is drawn. */
export const giftPreview = style({
  minBlockSize: '13rem',
  '@media': { [BREAKPOINTS.noScript]: { display: 'none' } },
})

export const buy = style({
  display: 'grid',
  gap: '12px',
  paddingBlockStart: '12px',
  // A column that sticks orders its parts by itself: the bar with the button would lie below what comes after it.
  '@media': { [BREAKPOINTS.beside]: { ...sticky, zIndex: 1, gap: '20px', paddingBlockStart: 0 } },
  selectors: { '&[data-layout="left_aligned"]': { '@media': { [BREAKPOINTS.beside]: { order: -1 } } } },
})
