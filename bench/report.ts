import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A line of the table: a figure of the shop, and what it has to reach. */
export interface Row {
  readonly what: string
  readonly shop: string
  /** The same figure of the empty page. */
  readonly empty?: string
  /** The shop's figure divided by the empty page's. */
  readonly ratio?: number
  readonly reach: string
  readonly met: boolean
  /** The goal beyond what has to be reached. */
  readonly goal?: boolean
  /** Work of others on the machine meanwhile, as a share of what it can do; left out where only bytes count. */
  readonly foreign?: number
}

/** What a group found: lines of the table, and all figures behind them. */
export interface Findings {
  readonly rows: readonly Row[]
  readonly details: unknown
}

interface Report {
  /** The shop's build; figures of another one are dropped. */
  readonly build: string
  readonly rows: Readonly<Record<string, Row & { readonly measuredAt: string }>>
  readonly details: Readonly<Record<string, unknown>>
}

const FILE = join(import.meta.dirname, 'results.json')
const TABLE = join(import.meta.dirname, 'results.md')
const BUILD_FILE = join(import.meta.dirname, '../apps/storefront/.next/BUILD_ID')

function readReport(): Report {
  const build = readFileSync(BUILD_FILE, 'utf8').trim()
  const empty: Report = { build, rows: {}, details: {} }
  if (!existsSync(FILE)) return empty
  const saved: Report = JSON.parse(readFileSync(FILE, 'utf8'))
  return saved.build === build ? saved : empty
}

/** Adds a group's findings to those of the same build, and writes both files. */
export function save(group: string, { rows, details }: Findings): void {
  const report = readReport()
  const measuredAt = new Date().toISOString()
  const measured = Object.fromEntries(rows.map((row) => [row.what, { ...row, measuredAt }]))
  const next: Report = {
    ...report,
    rows: { ...report.rows, ...measured },
    details: { ...report.details, [`${group} ${measuredAt}`]: details },
  }
  writeFileSync(FILE, `${JSON.stringify(next, undefined, 2)}\n`)
  writeFileSync(TABLE, `${toTable(Object.values(next.rows))}\n`)
}

const toMark = ({ met, goal }: Row): string => {
  if (!met) return 'no'
  return goal === undefined ? 'yes' : `yes, goal ${goal ? 'too' : 'not'}`
}

const toPercent = (share: number | undefined): string =>
  share === undefined ? '' : `${Math.round(share * 100)} %`

/** The lines as a Markdown table. */
function toTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.what,
    row.shop,
    row.empty ?? '',
    row.ratio === undefined ? '' : row.ratio.toFixed(2),
    row.reach,
    toMark(row),
    toPercent(row.foreign),
  ])
  const table = [['what', 'shop', 'empty page', 'ratio', 'to reach', 'met', "others' load"], ...cells]
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(3, ...table.map((line) => line[column]?.length ?? 0)),
  )
  const lines = table.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)))
  const rule = widths.map((width) => '-'.repeat(width))
  const [head = [], ...body] = lines
  return [head, rule, ...body].map((line) => `| ${line.join(' | ')} |`).join('\n')
}

/** The table of everything that was measured with this build. */
export const printTable = (): string => toTable(Object.values(readReport().rows))
