import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { belowHeader } from '#shop/below-header.ts'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, motion, fontSize, fontWeight } = themeContract

/** Only for screen readers until the window is as wide as that. */
const hiddenBelow = (query: string) =>
  style({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    '@media': { [query]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' } },
  })

export const bar = style({
  position: 'sticky',
  ...belowHeader('0px'),
  zIndex: 10,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  paddingBlock: '10px',
  backgroundColor: surface.background,
  borderBlock: `1px solid ${surface.divider}`,
  transition: `inset-block-start ${motion.enter} ${motion.easing}`,
  '@media': {
    [BREAKPOINTS.desktop]: { paddingBlock: '14px' },
    [BREAKPOINTS.reducedMotion]: { transition: 'none' },
  },
})

export const opener = style({
  '@media': { [BREAKPOINTS.desktop]: { display: 'none' }, [BREAKPOINTS.noScript]: { display: 'none' } },
})

/** Shown on wide windows, and everywhere without script, where there is no drawer. */
export const chips = style({
  display: 'none',
  flexWrap: 'wrap',
  gap: '8px',
  '@media': { [BREAKPOINTS.desktop]: { display: 'flex' }, [BREAKPOINTS.noScript]: { display: 'flex' } },
})

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: '4px 16px',
  marginInlineStart: 'auto',
})

/** Only for screen readers on narrow windows, where the bar has no room. */
export const count = style([
  hiddenBelow(BREAKPOINTS.tablet),
  { fontSize: fontSize.sm, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
])

export const plain = style({ display: 'none', '@media': { [BREAKPOINTS.noScript]: { display: 'inline' } } })

export const groupFields = style({ display: 'grid', gap: '8px', minInlineSize: 0 })

const fieldset = style({ display: 'grid', margin: 0, padding: 0, border: 0, minInlineSize: 0 })

/** The values of a filter; many of them scroll. The room around them is for the focus ring. */
export const values = style([
  fieldset,
  {
    gap: '2px',
    padding: '3px',
    margin: '-3px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    overflowWrap: 'anywhere',
    selectors: { '&[data-many]': { maxBlockSize: 'min(50vh, 20rem)' } },
    '@media': { [BREAKPOINTS.desktop]: { maxBlockSize: 'min(50vh, 20rem)' } },
  },
])

export const valueCount = style({ color: surface.body, fontSize: fontSize.sm, whiteSpace: 'nowrap' })

/** Space for parts that load with the code, so that nothing shifts under a pointer. Without script they never come. */
const place = style({ '@media': { '(scripting: none)': { display: 'none' } } })

export const searchPlace = style([place, { minBlockSize: '3.75rem' }])

export const noValue = style({ margin: 0, paddingBlockStart: '12px', fontSize: fontSize.sm })

export const priceFields = style({ display: 'grid', gap: '8px', minInlineSize: 0 })

export const sliderPlace = style([place, { minBlockSize: '4.75rem' }])

export const priceGroup = style([
  fieldset,
  { gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))', gap: '12px' },
])

export const sortField = style({
  display: 'flex',
  alignItems: 'center',
  color: surface.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
})

export const sortLabel = style([
  hiddenBelow(BREAKPOINTS.desktop),
  { color: surface.body, fontWeight: fontWeight.body },
])
