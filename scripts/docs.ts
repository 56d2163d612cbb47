import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toApiReference } from './api-reference.ts'
import { formatMarkdown } from './format-markdown.ts'
import { toPackageDocs } from './package-docs.ts'
import { PACKAGES } from './packages.ts'
import { ROOT, run } from './processes.ts'

const START = '<!-- packages:start -->'
const END = '<!-- packages:end -->'

const filters = PACKAGES.map((name) => `--filter=@sorrel/${name}`)
const built = await run('turbo', ['run', 'build', ...filters, '--output-logs=errors-only'], { quiet: true })
if (built === 0) {
  const page = join(ROOT, 'docs/packages.md')
  const [head = '', rest = ''] = readFileSync(page, 'utf8').split(START)
  const tail = rest.split(END)[1] ?? '\n'
  writeFileSync(page, formatMarkdown(`${head}${START}\n\n${await toPackageDocs()}\n\n${END}${tail}`))
  mkdirSync(join(ROOT, 'docs/api'), { recursive: true })
  for (const name of PACKAGES) writeFileSync(join(ROOT, `docs/api/${name}.md`), toApiReference(name))
} else {
  process.exitCode = 1
}
