import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ROOT } from './processes.ts'

interface Measured {
  readonly name: string
  readonly size: number
  readonly sizeLimit?: number
}

/** Kilobytes; a module without code has nothing left but the bundler's own frame. */
const format = (bytes: number): string => (bytes <= 0 ? 'types only' : `${(bytes / 1024).toFixed(1)} KB`)

/** The sizes of all public modules of the built packages as a table of Markdown: `size-limit` has others for people. */
export async function toSizeTable(): Promise<string> {
  const args = ['--config', 'scripts/size-limit.config.ts', '--json']
  const { stdout } = await promisify(execFile)('size-limit', args, { cwd: ROOT })
  const measured: readonly Measured[] = JSON.parse(stdout)
  const rows = measured.map(({ name, size, sizeLimit }) => {
    const limit = sizeLimit === undefined ? '' : format(sizeLimit)
    return `| \`${name}\` | ${format(size)} | ${limit} |`
  })
  return ['| module | gzip | limit |', '|---|--:|--:|', ...rows, ''].join('\n')
}

if (import.meta.main) process.stdout.write(await toSizeTable())
