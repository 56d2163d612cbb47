import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { getPackageFolder, PACKAGES, type PackageName } from './packages.ts'
import { addTallies, NOTHING, toTally } from './tally.ts'

/**
 * Runs the examples of each package's README that say what they print against the built package: they have to print what
 * the comments after their `console.log` calls say. The first example of a README is one of them.
 */

const EXAMPLE = /```tsx?\n(.*?)```/gs
/** Node cannot import style sheets. */
const STYLES = /^import '.*\.css'$/m
const PRINTED = /console\.log\(.*\) \/\/ (.*)/g

async function checkExamples(name: PackageName): Promise<number> {
  const readme = readFileSync(join(getPackageFolder(name), 'README.md'), 'utf8')
  const examples = [...readme.matchAll(EXAMPLE)].map(([, example = '']) => example)
  const [first = '', ...others] = examples
  let failed = 0
  for (const example of [first, ...others.filter((other) => other.search(PRINTED) >= 0)])
    failed += await checkExample(name, example)
  return failed
}

async function checkExample(name: PackageName, example: string): Promise<number> {
  const folder = getPackageFolder(name)
  const expected = [...example.matchAll(PRINTED)].map(([, line = '']) => line).join('\n')
  const { code } = await transform(example.replace(STYLES, ''), { loader: 'tsx', jsx: 'automatic' })
  const options = { cwd: folder, input: code, encoding: 'utf8' } as const
  const printed = execFileSync(process.execPath, ['--input-type=module'], options).trimEnd()
  if (expected !== '' && printed === expected) return 0
  process.stdout.write(`packages/${name}/README.md prints\n${printed}\nbut says\n${expected}\n`)
  return 1
}

let total = NOTHING
for (const name of PACKAGES) total = addTallies(total, toTally(await checkExamples(name)))
process.exitCode = total.failed === 0 ? 0 : 1
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
