import { parse } from 'csv-parse/sync'

/** One line of a file: its place, and its fields or why they cannot be read. */
export interface Line {
  /** From 1. */
  readonly line: number
  readonly fields: Readonly<Record<string, unknown>> | string
}

/** The lines of a file: JSON Lines where it begins with a brace, else CSV with a first line of names. */
export function readLines(text: string): readonly Line[] {
  const content = text.replace(/^\uFEFF/, '')
  return content.trimStart().startsWith('{') ? readJsonLines(content) : readCsv(content)
}

function readJsonLines(text: string): readonly Line[] {
  return text.split('\n').flatMap((part, index) => {
    if (part.trim() === '') return []
    return [{ line: index + 1, fields: readObject(part) }]
  })
}

function readObject(text: string): Line['fields'] {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : 'no JSON object'
  } catch {
    return 'no JSON'
  }
}

function readCsv(text: string): readonly Line[] {
  const [firstLine = ''] = text.split('\n', 1)
  const delimiter = [',', ';', '\t'].toSorted(
    (a, b) => firstLine.split(b).length - firstLine.split(a).length,
  )[0]
  try {
    const rows: unknown = parse(text, {
      columns: true,
      delimiter: delimiter ?? ',',
      info: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
    })
    return Array.isArray(rows) ? rows.flatMap(toLine) : []
  } catch (error) {
    return [{ line: 1, fields: error instanceof Error ? error.message : 'no CSV' }]
  }
}

function toLine(row: unknown): readonly Line[] {
  if (!isRecord(row) || !isRecord(row.record) || !isRecord(row.info)) return []
  return [{ line: Number(row.info.lines), fields: row.record }]
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
