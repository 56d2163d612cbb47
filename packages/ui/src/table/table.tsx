import type { ReactNode } from 'react'
import { classNames, type RootProps, toRoot } from '../parts/root.ts'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './table.css.ts'

export interface TableColumn<Key extends string> {
  readonly key: Key
  readonly header: string
  /** `hidden` keeps the header for screen readers, for a column of actions. @default 'shown' */
  readonly headerDisplay?: 'shown' | 'hidden'
  /** `end` for amounts. @default 'start' */
  readonly align?: keyof typeof styles.align
}

export interface TableRow<Key extends string> {
  readonly id: string
  readonly cells: Readonly<Record<Key, ReactNode>>
}

export interface TableProps<Key extends string> extends RootProps {
  /** The table's content, for screen readers. */
  readonly caption: string
  readonly columns: readonly TableColumn<Key>[]
  readonly rows: readonly TableRow<Key>[]
}

/** Explicit roles, because a folded table loses its own in some browsers. */
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

/** A table that folds into one block per row below a width of 640 px, with each value beside its column's header. */
export function Table<Key extends string>({ caption, columns, rows, ...root }: TableProps<Key>) {
  return (
    <div {...toRoot('table', root, styles.frame)}>
      <table className={styles.table} {...ROLES.table}>
        <caption className={hidden}>{caption}</caption>
        <thead className={styles.head} data-part="head" {...ROLES.rowgroup}>
          <tr {...ROLES.row}>
            {columns.map(({ key, header, headerDisplay, align = 'start' }) => (
              <th
                key={key}
                scope="col"
                {...ROLES.columnheader}
                className={classNames(styles.header, styles.align[align])}
                data-part="header"
              >
                <span className={headerDisplay === 'hidden' ? hidden : undefined}>{header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} data-part="body" {...ROLES.rowgroup}>
          {rows.map((row) => (
            <tr key={row.id} className={styles.row} data-part="row" {...ROLES.row}>
              {columns.map(({ key, header, headerDisplay, align = 'start' }) => (
                <td
                  key={key}
                  className={classNames(styles.cell, styles.align[align])}
                  data-part="cell"
                  {...ROLES.cell}
                >
                  {headerDisplay !== 'hidden' && (
                    <span className={styles.inlineHeader} data-part="label" aria-hidden="true">
                      {header}
                    </span>
                  )}
                  <span className={styles.value}>{row.cells[key]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
