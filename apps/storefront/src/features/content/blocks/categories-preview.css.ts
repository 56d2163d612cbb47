import { style, styleVariants } from '@vanilla-extract/css'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

export const grid = style({ display: 'grid', gap: '24px', listStyle: 'none', margin: 0, padding: 0 })

const columns = (count: number) => ({
  '@media': { [BREAKPOINTS.tablet]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
})

export const perRow = styleVariants({ 2: columns(2), 3: columns(3), 4: columns(4) })

export const link = style({ display: 'grid', gap: '16px', color: 'inherit', textDecoration: 'none' })
