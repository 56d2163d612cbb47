import { globalStyle, style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'

const { surface, fontSize, radius, shadow } = themeContract

export const button = style({
  minBlockSize: '44px',
  paddingInline: '8px',
  fontSize: fontSize.sm,
  whiteSpace: 'nowrap',
  // An arrow made of two borders.
  '::after': {
    content: '""',
    display: 'inline-block',
    padding: '3px',
    marginInline: '10px 4px',
    marginBlockEnd: '3px',
    border: 'solid',
    borderWidth: '0 1.5px 1.5px 0',
    transform: 'rotate(45deg)',
  },
})

/** Below its button, in line with the button's text. */
export const form = style({ padding: '8px' })

/** At its button, which is a popover's own anchor; browsers without anchors have it in the window's corner. */
export const over = style([
  form,
  {
    padding: '16px',
    color: surface.body,
    insetBlock: '7rem auto',
    insetInline: 'auto 1rem',
    border: `1px solid ${surface.divider}`,
    borderRadius: radius.input,
    background: surface.background,
    boxShadow: shadow.overlay,
    '@supports': {
      '(position-area: block-end span-inline-start)': {
        inset: 'auto',
        positionArea: 'block-end span-inline-start',
      },
    },
  },
])

globalStyle(`${form} > *`, { display: 'inline-grid', minInlineSize: '9rem' })

globalStyle(`${form} legend`, { fontSize: fontSize.sm })

globalStyle(`${form} button`, { minBlockSize: '44px', color: surface.heading })

globalStyle(`${form} button:is(:hover, [aria-current])`, {
  textDecoration: 'underline',
  textUnderlineOffset: '0.3em',
})
