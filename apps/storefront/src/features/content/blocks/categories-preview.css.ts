import { style, styleVariants } from '@vanilla-extract/css'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

export const grid = style({ display: 'grid', gap: '24px', listStyle: 'none', margin: 0, padding: 0 })

const toColumns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

/** Four stand two by two where a row has no room for them: none is left alone. */
export const perRow = styleVariants({
  2: { '@media': { [BREAKPOINTS.tablet]: toColumns(2) } },
  3: { '@media': { [BREAKPOINTS.tablet]: toColumns(3) } },
  4: {
    ...toColumns(2),
    '@media': { [BREAKPOINTS.largeText]: toColumns(1), [BREAKPOINTS.desktop]: toColumns(4) },
  },
})

export const link = style({ display: 'grid', gap: '16px', color: 'inherit', textDecoration: 'none' })
