import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './processes.ts'

/** Pages with tables of lines and the tests that hold them. */
const PAGES = ['docs/specification-tests.md', 'docs/commerce-service.md']

interface Proof {
  readonly file: string
  readonly name: string
}

interface Row {
  readonly line: string
  readonly proofs: readonly Proof[]
  readonly owes: boolean
}

/** The rows of every table on the page, without the heads. */
function readRows(text: string): readonly Row[] {
  return text.split('\n').flatMap((row): readonly Row[] => {
    const [, line = '', cell = ''] = /^\| (.+) \| (.+) \|$/.exec(row) ?? []
    if (line === '' || line.startsWith('line') || line.startsWith('---')) return []
    const proofs = [...cell.matchAll(/`([^`]+)`: (.+?)(?=<br>|$)/g)].map(([, file = '', name = '']) => ({
      file,
      name: name.trim(),
    }))
    return [{ line: line.trim(), proofs, owes: cell.includes('not there yet') }]
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
const problems = rows.flatMap(({ line, proofs, owes }) => {
  const missing = proofs
    .filter((proof) => !isThere(proof))
    .map(({ file, name }) => `${line}: no "${name}" in ${file}`)
  return proofs.length === 0 && !owes ? [...missing, `${line}: no test is named`] : missing
})
for (const problem of problems) process.stdout.write(`${problem}\n`)
const owing = rows.filter(({ owes }) => owes).length
process.stdout.write(
  `specification: ${rows.length} lines, ${owing} not there yet, ${problems.length} problems\n`,
)
process.exitCode = rows.length > 0 && problems.length === 0 ? 0 : 1
