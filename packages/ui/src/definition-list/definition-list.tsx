import type { ReactNode } from 'react'
import { classNames, type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './definition-list.css.ts'

export interface Definition {
  readonly term: string
  readonly value: ReactNode
  /** `strong` for the total. @default 'normal' */
  readonly emphasis?: 'normal' | 'strong'
}

export interface DefinitionListProps extends RootProps {
  readonly items: readonly Definition[]
  /** `totals`: amounts at the end of the line; `stacked`: value under its term; `columns`: the same in two columns. @default 'totals' */
  readonly layout?: keyof typeof styles.layout
}

/** Terms and their values: an order's totals, the facts of a subscription. */
export function DefinitionList({ items, layout = 'totals', ...root }: DefinitionListProps) {
  return (
    <dl {...toRoot('definition-list', root, classNames(styles.list, styles.layout[layout]))}>
      {items.map(({ term, value, emphasis }) => {
        const strong = emphasis === 'strong' && styles.strongTextBlock
        return (
          <div key={term} className={classNames(styles.row[layout], strong && styles.strong)} data-part="row">
            <dt className={classNames(styles.term[layout], strong)} data-part="term">
              {term}
            </dt>
            <dd className={classNames(styles.value, strong)} data-part="value">
              {value}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
