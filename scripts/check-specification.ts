import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './processes.ts'

/** Pages with tables of lines and the tests that hold them. */
const PAGES = ['docs/specification-tests.md', 'docs/commerce-service.md', 'docs/asvs.md']

/** Requirements of levels 1 and 2 of ASVS 5.0, with how many each section has from its first one on. */
const ASVS = `
1.1.2 1.2.9 1.3.11 1.4.3 1.5.2 2.1.3 2.2.3 2.3.4 2.4.1 3.2.2 3.3.4 3.4.6 3.5.5 3.7.2 4.1.3 4.2.1 4.3.2 4.4.4
5.1.1 5.2.3 5.3.2 5.4.3 6.1.3 6.2.12 6.3.4 6.4.4 6.5.5 6.6.3 6.8.4 7.1.3 7.2.4 7.3.2 7.4.5 7.5.2 7.6.2 8.1.2 8.2.3
8.3.1 8.4.1 9.1.3 9.2.4 10.1.2 10.2.2 10.3.4 10.4.11 10.5.5 10.6.2 10.7.3 11.1.2 11.2.3 11.3.3 11.4.4 11.5.1 11.6.1
12.1.3 12.2.2 12.3.4 13.1.1 13.2.5 13.3.2 13.4.5 14.1.2 14.2.4 14.3.3 15.1.3 15.2.3 15.3.7 16.1.1 16.2.5 16.3.4
16.4.3 16.5.3 17.1.1 17.2.4 17.3.2`
  .trim()
  .split(/\s+/)
  .flatMap((last) => {
    const [chapter, section, count] = last.split('.')
    return Array.from({ length: Number(count) }, (_, place) => `${chapter}.${section}.${place + 1}`)
  })

interface Proof {
  readonly file: string
  readonly name: string
}

interface Row {
  readonly line: string
  readonly proofs: readonly Proof[]
  readonly owes: boolean
  /** Not applicable or accepted, with the reason. */
  readonly isDecided: boolean
}

const DECISION = /^(not applicable|accepted by the (operator|merchant|hosted service|project)): \S/

/** The rows of every table on the page, without the heads. */
function readRows(text: string): readonly Row[] {
  return text.split('\n').flatMap((row): readonly Row[] => {
    const [, line = '', cell = ''] = /^\| (.+) \| (.+) \|$/.exec(row) ?? []
    if (line === '' || /^(line|requirement|-+)\b|^-/.test(line)) return []
    const proofs = [...cell.matchAll(/`([^`]+)`: (.+?)(?=<br>|$)/g)].map(([, file = '', name = '']) => ({
      file,
      name: name.trim(),
    }))
    const isDecided = DECISION.test(cell)
    return [{ line: line.trim(), proofs, owes: cell.includes('not there yet'), isDecided }]
  })
}

/** Whether the file has a test with that title or exports a story with that name. */
function isThere({ file, name }: Proof): boolean {
  const path = join(ROOT, file)
  if (!existsSync(path)) return false
  const source = readFileSync(path, 'utf8')
  return (
    source.includes(`'${name}'`) || source.includes(`\`${name}\``) || source.includes(`export const ${name}:`)
  )
}

const rows = PAGES.flatMap((page) => readRows(readFileSync(join(ROOT, page), 'utf8')))
const withoutRow = ASVS.filter((id) => !rows.some(({ line }) => line.startsWith(`${id} `)))
const problems: string[] = rows.flatMap(({ line, proofs, owes, isDecided }) => {
  const missing = proofs
    .filter((proof) => !isThere(proof))
    .map(({ file, name }) => `${line}: no "${name}" in ${file}`)
  return proofs.length === 0 && !owes && !isDecided ? [...missing, `${line}: no test is named`] : missing
})
for (const id of withoutRow) problems.push(`docs/asvs.md: no row for ${id}`)
for (const problem of problems) process.stdout.write(`${problem}\n`)
const owing = rows.filter(({ owes }) => owes).length
process.stdout.write(
  `specification: ${rows.length} lines, ${owing} not there yet, ${problems.length} problems\n`,
)
process.exitCode = rows.length > 0 && problems.length === 0 ? 0 : 1
