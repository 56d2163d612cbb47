import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { run } from './processes.ts'

// Reads addresses that have moved from a CSV file: `npm run redirects -- moved.csv`. docs/hosted-store.md has the format.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { save: { type: 'boolean', default: false } },
})
const { COMMERCE_URL = 'http://localhost:4000', ADMIN_TOKEN } = process.env
const [file] = positionals

async function main(): Promise<number> {
  if (file === undefined) {
    process.stderr.write('npm run redirects -- moved.csv [--save]\n')
    return 2
  }
  const built = await run(
    'turbo',
    ['run', 'build', '--filter=@sorrel/contracts', '--output-logs=errors-only'],
    {
      quiet: true,
    },
  )
  if (built !== 0) return built
  const { readRedirects, saveRedirects } = await import('./redirects/redirects.ts')
  const csv = readFileSync(file, 'utf8')
  const read = values.save
    ? await saveRedirects(csv, { url: COMMERCE_URL, token: ADMIN_TOKEN })
    : readRedirects(csv)
  if (!read.ok) {
    process.stderr.write(`${read.error.join('\n')}\n`)
    return 1
  }
  process.stdout.write(
    values.save
      ? `${read.value.length} redirects are saved at ${COMMERCE_URL}\n`
      : `${JSON.stringify(read.value, null, 2)}\n`,
  )
  return 0
}

process.exitCode = await main()
