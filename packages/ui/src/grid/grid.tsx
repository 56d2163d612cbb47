import { gap as gapStyles } from '../parts/gap.css.ts'
import { classNames, toRoot } from '../parts/root.ts'
import type { LayoutProps, Space } from '../parts/layout-props.ts'
import * as styles from './grid.css.ts'

export interface GridColumns {
  readonly base: 1 | 2 | 3 | 4
  /** From 640 px. Default: as `base`. */
  readonly tablet?: 1 | 2 | 3 | 4
  /** From 960 px. Default: as `tablet`. */
  readonly desktop?: 1 | 2 | 3 | 4 | 5 | 6
}

export interface GridProps extends LayoutProps {
  readonly columns: GridColumns
  /** @default 24 */
  readonly gap?: Space
  /** Default: as `gap`. */
  readonly rowGap?: Space
}

/** Columns of the same width. */
export function Grid({ as: Element = 'div', columns, gap = '24', rowGap, ...rest }: GridProps) {
  const names = classNames(
    styles.grid,
    gapStyles[gap],
    rowGap && styles.rowGap[rowGap],
    styles.base[columns.base],
    columns.tablet && styles.tablet[columns.tablet],
    columns.desktop && styles.desktop[columns.desktop],
  )
  return <Element {...rest} {...toRoot('grid', rest, names)} />
}
