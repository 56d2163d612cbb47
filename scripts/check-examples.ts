import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { getPackageFolder, PACKAGES, type PackageName } from './packages.ts'
import { addTallies, NOTHING, toTally } from './tally.ts'

/**
 * Runs the first example of each package's README against the built package. It has to print what the comments after
 * its `console.log` calls say.
 */

const EXAMPLE = /```tsx?\n(.*?)```/s
/** Node cannot import style sheets. */
const STYLES = /^import '.*\.css'$/m
const PRINTED = /console\.log\(.*\) \/\/ (.*)/g

async function checkExample(name: PackageName): Promise<number> {
  const folder = getPackageFolder(name)
  const example = EXAMPLE.exec(readFileSync(join(folder, 'README.md'), 'utf8'))?.[1] ?? ''
  const expected = [...example.matchAll(PRINTED)].map(([, line = '']) => line).join('\n')
  const { code } = await transform(example.replace(STYLES, ''), { loader: 'tsx', jsx: 'automatic' })
  const options = { cwd: folder, input: code, encoding: 'utf8' } as const
  const printed = execFileSync(process.execPath, ['--input-type=module'], options).trimEnd()
  if (expected !== '' && printed === expected) return 0
  process.stdout.write(`packages/${name}/README.md prints\n${printed}\nbut says\n${expected}\n`)
  return 1
}

let total = NOTHING
for (const name of PACKAGES) total = addTallies(total, toTally(await checkExample(name)))
process.exitCode = total.failed === 0 ? 0 : 1
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
