import { kitStyle, kitVariants } from '../style/kit-style.ts'
import { MEDIA } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'
import { STAR_PATH } from './star-shape.ts'

const { surface, space } = themeContract

export const root = kitStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['8'],
  verticalAlign: 'middle',
})
/** Five stars in a row as a mask, so that a single element renders all of them. `outline` is the stroke width. */
const toMask = (look: string) => {
  const star = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 26.4 24'><path d='${STAR_PATH}' ${look} stroke='%23000' stroke-width='1.4' stroke-linejoin='round'/></svg>`
  return `url("data:image/svg+xml,${star.replaceAll('<', '%3C').replaceAll('>', '%3E')}") 0 0 / 1.1em 1em repeat-x`
}
const drawn = { background: 'currentColor', forcedColorAdjust: 'none', blockSize: '1em' } as const
export const stars = kitStyle({
  position: 'relative',
  display: 'block',
  flex: 'none',
  inlineSize: '5.5em',
  blockSize: '1em',
  color: surface.mark,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInline: 0,
      ...drawn,
      mask: toMask("fill='none'"),
    },
  },
  '@media': { [MEDIA.forcedColors]: { color: 'CanvasText' } },
})
/** Its width is the filled part. */
export const filled = kitStyle({ display: 'block', ...drawn, mask: toMask('') })
export const size = kitVariants({
  sm: { fontSize: '0.8125rem' },
  md: { fontSize: '1.125rem' },
  lg: { fontSize: '1.5rem' },
})
