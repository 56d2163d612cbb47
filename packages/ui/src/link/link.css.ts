import { kitStyle, kitVariants } from '../style/kit-style.ts'
import { MEDIA, TOUCH_TARGET } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, fontWeight, motion } = themeContract

export const link = kitStyle({
  borderRadius: '2px',
  textUnderlineOffset: '0.3em',
  textDecorationThickness: '1px',
  transition: `text-decoration-color ${motion.state}, color ${motion.state}`,
})
export const variant = kitVariants({
  inline: {
    color: surface.heading,
    textDecorationLine: 'underline',
    selectors: { '&:hover': { textDecorationThickness: '2px' } },
    '@media': { [MEDIA.touch]: { paddingBlock: '0.3em' } },
  },
  quiet: {
    textDecorationLine: 'underline',
    textDecorationColor: 'transparent',
    selectors: { '&:hover, &[aria-current="page"]': { textDecorationColor: 'currentColor' } },
    /* enlarges the touch target without moving the lines around it */
    '@media': {
      [MEDIA.touch]: { paddingBlock: '0.95em', paddingInline: '0.25em', marginInline: '-0.25em' },
    },
  },
  standalone: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.4em',
    color: surface.heading,
    fontWeight: fontWeight.strong,
    textDecorationLine: 'underline',
    selectors: { '&:hover': { textDecorationThickness: '2px' } },
    '@media': { [MEDIA.touch]: { minBlockSize: TOUCH_TARGET } },
  },
  bare: { display: 'block' },
})
