import { layoutStyle, layoutVariants } from '../style/kit-style.ts'
import { MEDIA } from '../style/media.ts'
import { SPACES } from '../style/spaces.ts'

const toColumns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const grid = layoutStyle({ display: 'grid' })
/** Wins over the gap, regardless of the order of the style sheets. */
export const rowGap = layoutVariants(SPACES, (space) => ({ selectors: { [`${grid}&`]: { rowGap: space } } }))
export const base = layoutVariants({ '1': 1, '2': 2, '3': 3, '4': 4 }, toColumns)
export const tablet = layoutVariants({ '1': 1, '2': 2, '3': 3, '4': 4 }, (count) => ({
  '@media': { [MEDIA.tablet]: toColumns(count) },
}))
export const desktop = layoutVariants({ '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6 }, (count) => ({
  '@media': { [MEDIA.desktop]: toColumns(count) },
}))
