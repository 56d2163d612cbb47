import type { ReactNode } from 'react'
import { classNames } from '../parts/class-names.ts'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './table.css.ts'

export interface TableColumn<Key extends string> {
  readonly key: Key
  readonly header: string
  /** `hidden` keeps the header for screen readers, for a column of actions. Default `shown`. */
  readonly headerDisplay?: 'shown' | 'hidden'
  /** Default `start`; `end` for amounts. */
  readonly align?: keyof typeof styles.align
}

export interface TableRow<Key extends string> {
  readonly id: string
  readonly cells: Readonly<Record<Key, ReactNode>>
}

export interface TableProps<Key extends string> {
  /** What the table holds, for screen readers. */
  readonly caption: string
  readonly columns: readonly TableColumn<Key>[]
  readonly rows: readonly TableRow<Key>[]
}

/**
 * A table that folds below 640 px into one block per row, each value beside its column's name. The roles are written
 * out because a folded table loses them in some browsers.
 */
export function Table<Key extends string>({ caption, columns, rows }: TableProps<Key>) {
  return (
    <table className={styles.table} role="table">
      <caption className={hidden}>{caption}</caption>
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          {columns.map(({ key, header, headerDisplay, align = 'start' }) => (
            <th
              key={key}
              scope="col"
              role="columnheader"
              className={classNames(styles.header, styles.align[align])}
            >
              <span className={headerDisplay === 'hidden' ? hidden : undefined}>{header}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body} role="rowgroup">
        {rows.map((row) => (
          <tr key={row.id} className={styles.row} role="row">
            {columns.map(({ key, header, headerDisplay, align = 'start' }) => (
              <td key={key} className={classNames(styles.cell, styles.align[align])} role="cell">
                {headerDisplay !== 'hidden' && (
                  <span className={styles.inlineHeader} aria-hidden="true">
                    {header}
                  </span>
                )}
                <span>{row.cells[key]}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
