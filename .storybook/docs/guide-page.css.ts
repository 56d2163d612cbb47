import { globalStyle, style } from '@vanilla-extract/css'
import { themeContract } from '../../packages/ui/src/theme/theme-contract.css.ts'

const { surface, space, fontSize, fontWeight, radius } = themeContract

globalStyle('#storybook-docs .sbdocs-wrapper', {
  background: surface.background,
  padding: 0,
  minBlockSize: '100dvh',
})
globalStyle('#storybook-docs .sbdocs-content', { maxInlineSize: 'none' })

export const page = style({
  maxInlineSize: '64rem',
  marginInline: 'auto',
  paddingBlock: `${space['48']} ${space['128']}`,
  paddingInline: themeContract.gutter,
  color: surface.body,
  fontSize: '1rem',
})
export const head = style({
  display: 'grid',
  gap: space['16'],
  paddingBlockEnd: space['32'],
  borderBlockEnd: `1px solid ${surface.divider}`,
})
export const eyebrow = style({ color: surface.body, fontSize: fontSize.sm })
export const lead = style({
  maxInlineSize: '40rem',
  color: surface.heading,
  fontSize: fontSize.lg,
  lineHeight: 1.5,
})
export const code = style({
  color: surface.heading,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.8125em',
  overflowWrap: 'anywhere',
})
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['24'],
  paddingBlockStart: space['64'],
})
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: `${space['32']} ${space['48']}`,
})
export const group = style({ display: 'grid', gap: space['12'], alignContent: 'start' })
export const list = style({
  display: 'grid',
  gap: space['8'],
  maxInlineSize: '44rem',
  paddingInlineStart: '1.1em',
  listStyle: 'disc',
  selectors: { 'ol&': { listStyle: 'decimal' } },
})
export const part = style({ color: surface.heading, fontWeight: fontWeight.strong })
export const story = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['8'] })
export const frame = style({
  minInlineSize: 0,
  border: `1px solid ${surface.divider}`,
  background: surface.background,
  selectors: { '&[data-layout="padded"]': { padding: space['24'] } },
})
/** Keeps fixed and floating parts inside their own example. */
export const inside = style({ position: 'relative', isolation: 'isolate' })
export const window = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '30rem',
  border: 0,
  background: surface.background,
})
export const closedWindow = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '12rem',
  background: surface.soft,
})
export const source = style({ maxBlockSize: '26rem', overflow: 'auto', fontSize: fontSize.sm })
export const summary = style({
  inlineSize: 'fit-content',
  color: surface.body,
  fontSize: fontSize.sm,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.3em',
})
export const kbd = style({
  display: 'inline-block',
  paddingInline: space['8'],
  border: `1px solid ${surface.control}`,
  borderRadius: '6px',
  background: surface.soft,
  color: surface.heading,
  fontFamily: 'inherit',
  fontSize: fontSize.sm,
  lineHeight: 1.6,
  whiteSpace: 'nowrap',
})
export const facts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space['4']} ${space['24']}`,
  paddingBlock: space['12'],
  borderBlockEnd: `1px solid ${surface.divider}`,
  '@media': { '(min-width: 48rem)': { gridTemplateColumns: '13rem minmax(0, 1fr)' } },
})
export const factName = style({ display: 'flex', flexWrap: 'wrap', gap: space['8'], alignItems: 'baseline' })
export const required = style({ color: surface.body, fontSize: fontSize.xs })
export const factWords = style({ display: 'grid', gap: space['4'], fontSize: fontSize.sm })
export const tokens = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: `0 ${space['32']}`,
})
export const token = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space['12'],
  paddingBlock: space['8'],
  borderBlockEnd: `1px solid ${surface.divider}`,
})
export const sample = style({
  blockSize: '2rem',
  border: `1px solid ${surface.divider}`,
  borderRadius: `min(${radius.input}, 8px)`,
})
export const tokenWords = style({ display: 'grid', minInlineSize: 0, fontSize: fontSize.sm, lineHeight: 1.4 })
export const change = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: space['16'],
  paddingBlock: space['12'],
  borderBlockEnd: `1px solid ${surface.divider}`,
})
