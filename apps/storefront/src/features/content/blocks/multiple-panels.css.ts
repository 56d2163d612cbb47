import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'
import { getRail } from '../rail.ts'

const { surface, gutter } = themeContract

const insetVar = createVar()
const rail = getRail(gutter)

export const background = style({
  containerType: 'inline-size',
  color: surface.body,
  backgroundColor: surface.background,
})

const columns = { gridAutoFlow: 'column' } as const

/** Two panels have room beside each other before three have. */
export const band = style({
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': {
    [BREAKPOINTS.beside]: { selectors: { '&:not(:has(> :nth-child(3)))': columns } },
    [BREAKPOINTS.desktop]: columns,
  },
})

/** A band from edge to edge: its outer texts align with header and footer. */
export const bleeding = style({})

export const picture = style({ display: 'grid' })

export const frame = style({ display: 'grid', overflow: 'hidden' })

/** As tall as the file says; taller where the text beside it is, and then cropped around the focal point. */
export const image = style({
  display: 'block',
  alignSelf: 'stretch',
  inlineSize: '100%',
  blockSize: 'auto',
  objectPosition: 'var(--art-focus)',
})

export const fit = styleVariants({ cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } })

/** A panel's own picture is above its text and reaches its edges. */
export const above = style({ marginInline: `calc(${insetVar} * -1)`, marginBlockEnd: '24px' })

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  color: surface.body,
  paddingInline: insetVar,
  '@media': {
    [BREAKPOINTS.desktop]: {
      selectors: {
        [`${bleeding} > &:first-child`]: { paddingInlineStart: rail },
        [`${bleeding} > &:last-child`]: { paddingInlineEnd: rail },
      },
    },
  },
})

const sides = (wide: string) => ({
  vars: { [insetVar]: gutter },
  '@media': { [BREAKPOINTS.desktop]: { vars: { [insetVar]: wide } } },
})

export const inline = styleVariants({
  none: { vars: { [insetVar]: gutter } },
  small: sides('clamp(24px, 3vw, 48px)'),
  medium: sides('clamp(24px, 5vw, 80px)'),
  large: sides('clamp(24px, 7vw, 110px)'),
  extra_large: sides('clamp(24px, 9vw, 144px)'),
})

export const block = styleVariants({
  none: { paddingBlock: 0 },
  small: { paddingBlock: '24px' },
  medium: { paddingBlock: '32px' },
  large: { paddingBlock: '44px' },
  extra_large: { paddingBlock: '72px' },
})

export const textBlock = style({ display: 'grid', maxInlineSize: '36rem' })

export const gap = styleVariants({
  none: { gap: 0 },
  small: { gap: '14px' },
  medium: { gap: '22px' },
  large: { gap: '32px' },
  extra_large: { gap: '48px' },
})

export const vertical = styleVariants({
  top: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  bottom: { justifyContent: 'flex-end' },
})

export const horizontal = styleVariants({
  left: { alignItems: 'flex-start', textAlign: 'start' },
  center: { alignItems: 'center', textAlign: 'center' },
  right: { alignItems: 'flex-end', textAlign: 'end' },
})

export const links = style({ paddingBlockStart: '10px' })
