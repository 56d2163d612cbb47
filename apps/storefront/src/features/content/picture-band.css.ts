import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'
import { getRail } from './rail.ts'

const { gutter, maxWidth, surface } = themeContract

/** From this width on a quiet box has room for a title and its text. In rem: large text moves to plain surfaces. */
const OVER = '(min-width: 75rem)'
const WIDE = '(min-width: 100rem)'
const BELOW_TABLET = '(max-width: 39.99rem)'
/** Words and the tall picture of narrow windows side by side. */
export const PAIRED = '(min-width: 45rem) and (max-width: 74.99rem)'

const insetVar = createVar()
const blockVar = createVar()
const rail = getRail(insetVar)

export const band = style({
  containerType: 'inline-size',
  color: surface.body,
  backgroundColor: surface.background,
})

export const inset = styleVariants({
  none: { vars: { [insetVar]: gutter } },
  small: { vars: { [insetVar]: gutter } },
  medium: { vars: { [insetVar]: gutter } },
  large: { vars: { [insetVar]: `calc(${gutter} * 1.5)` } },
  extra_large: { vars: { [insetVar]: `calc(${gutter} * 2)` } },
})

const room = (narrow: string, wide: string) => ({
  vars: { [blockVar]: narrow },
  '@media': { [BREAKPOINTS.tablet]: { vars: { [blockVar]: wide } } },
})

export const block = styleVariants({
  none: room('24px', '24px'),
  small: room('28px', '40px'),
  medium: room('32px', '56px'),
  large: room('36px', '64px'),
  extra_large: room('40px', '72px'),
})

const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const frame = {
  alone: column,
  above: column,
  beside: style([
    column,
    { '@media': { [BREAKPOINTS.beside]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  ]),
  over: style([
    column,
    {
      '@media': {
        [OVER]: { gridTemplateRows: 'var(--art-rows)' },
        [WIDE]: { gridTemplateRows: 'var(--art-wide-rows)' },
      },
    },
  ]),
}

export const mirrored = style({})

/** Between phones and the width at which words may stand over a picture: both in one row, where a tall picture exists. */
export const paired = style({
  '@media': { [PAIRED]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** Titles are measured by it, since a steep type scale is too large for half a window. */
const paper = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: maxWidth,
  marginInline: 'auto',
  paddingInline: insetVar,
  paddingBlock: blockVar,
})

/** The box is a place in the picture, so its edges are left and right whatever the direction of the text. */
const onPicture = (left: string, right: string) => ({
  marginLeft: left,
  inlineSize: `calc(${right} - ${left})`,
})

export const words = {
  alone: paper,
  above: paper,
  beside: style([
    paper,
    {
      '@media': {
        [BREAKPOINTS.beside]: {
          maxInlineSize: 'none',
          paddingInlineStart: rail,
          paddingInlineEnd: `calc(${gutter} * 1.5)`,
          selectors: {
            [`${mirrored} > &`]: {
              order: 1,
              paddingInlineStart: `calc(${gutter} * 1.5)`,
              paddingInlineEnd: rail,
            },
          },
        },
      },
    },
  ]),
  over: style([
    paper,
    {
      '@media': {
        [OVER]: {
          gridArea: '2 / 1',
          zIndex: 1,
          justifySelf: 'left',
          maxInlineSize: 'none',
          marginRight: 0,
          paddingInline: 0,
          paddingBlock: '24px',
          ...onPicture(`max(${rail}, var(--art-left))`, 'var(--art-right)'),
        },
        [WIDE]: onPicture(`max(${rail}, var(--art-wide-left))`, 'var(--art-wide-right)'),
      },
    },
  ]),
}

export const horizontal = styleVariants({
  left: { alignItems: 'flex-start', textAlign: 'start' },
  center: { alignItems: 'center', textAlign: 'center' },
  right: { alignItems: 'flex-end', textAlign: 'start' },
})

export const vertical = styleVariants({
  top: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  bottom: { justifyContent: 'flex-end' },
})

export const text = style({ display: 'grid', gap: '16px', justifyItems: 'inherit', maxInlineSize: '36rem' })

/** One row for the picture: its sources beside it would share the height otherwise. */
const held = style({ position: 'relative', display: 'grid', gridTemplateRows: '1fr', overflow: 'hidden' })

export const picture = {
  alone: held,
  above: held,
  beside: held,
  over: style([held, { '@media': { [OVER]: { gridArea: '1 / 1 / -1 / -1' } } }]),
}

/** As tall as the file says, also before it has loaded; taller where the words need it, and then cropped around the focal point. */
export const image = style({
  display: 'block',
  gridArea: '1 / 1',
  alignSelf: 'stretch',
  inlineSize: '100%',
  blockSize: 'auto',
  objectFit: 'cover',
  objectPosition: 'var(--art-narrow-focus)',
  '@media': {
    [BREAKPOINTS.tablet]: { objectPosition: 'var(--art-focus)' },
    [PAIRED]: {
      selectors: {
        [`${paired} &`]: { objectPosition: 'var(--art-narrow-focus)', maxBlockSize: '38rem' },
      },
    },
    [WIDE]: { objectPosition: 'var(--art-wide-focus)' },
  },
})

export const square = style({ '@media': { [BELOW_TABLET]: { aspectRatio: '1' } } })

export const overlay = style({ position: 'absolute', inset: 0, backgroundColor: surface.background })
