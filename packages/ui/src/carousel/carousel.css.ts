import { kitStyle, kitVariants } from '../style/kit-style.ts'
import { MEDIA } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { space } = themeContract

export const head = kitStyle({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space['16'],
  marginBlockEnd: space['24'],
})
export const controls = kitStyle({
  display: 'flex',
  flex: 'none',
  gap: space['8'],
  selectors: { '&[hidden]': { display: 'none' } },
})
const toColumns = (count: number, gap: string) => `calc((100% - ${count - 1} * ${gap}) / ${count})`
export const track = kitStyle({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gap: space['12'],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  /* space for focus rings, cancelled by the margin */
  padding: '4px',
  margin: '-4px',
  scrollPaddingInline: '4px',
  '@media': { [MEDIA.desktop]: { gap: space['24'] } },
})
export const slide = kitStyle({ scrollSnapAlign: 'start', minInlineSize: 0 })
export const itemWidth = kitVariants({
  card: {
    gridAutoColumns: toColumns(2, space['12']),
    '@media': {
      [MEDIA.largeText]: { gridAutoColumns: '86%' },
      [MEDIA.tablet]: { gridAutoColumns: toColumns(3, space['12']) },
      [MEDIA.desktop]: { gridAutoColumns: toColumns(4, space['24']) },
    },
    selectors: {
      /* three items fill a wide window; two keep their size and align with the rest of the page */
      '&:has(> :nth-child(3):last-child)': {
        '@media': { [MEDIA.desktop]: { gridAutoColumns: toColumns(3, space['24']) } },
      },
      '&:has(> :nth-child(4):last-child)': {
        '@media': {
          /* two rows of two, instead of three in view and one out of view */
          [MEDIA.onlyTablet]: {
            gridAutoFlow: 'row',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            gridAutoColumns: 'auto',
            rowGap: space['32'],
          },
        },
      },
    },
  },
  wide: {
    gridAutoColumns: '86%',
    '@media': { [MEDIA.desktop]: { gridAutoColumns: toColumns(2, space['24']) } },
  },
  full: { gridAutoColumns: '100%' },
})
