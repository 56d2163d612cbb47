#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ask, checkFlags, type Flags, toAnswers } from './ask.ts'
import type { Versions } from './manifest.ts'
import { writeProject } from './write-project.ts'

const HELP = `Usage: npm create sorrel@latest [folder] -- [options]

Writes a new shop into the folder, which must be empty or not there. What is not said is asked.

  --template next|vite
  --store sandbox|https://your-store.swell.store
  --key pk_…           the store's public key
  --languages en,de    the first one is the default
  --color #26493a      the brand's main colour
  --yes                asks nothing: takes the default of what is not said
`

const OPTIONS = {
  template: { type: 'string' },
  store: { type: 'string' },
  key: { type: 'string' },
  languages: { type: 'string' },
  color: { type: 'string' },
  yes: { type: 'boolean', short: 'y', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  if (values.help) return void process.stdout.write(HELP)
  const [path] = positionals
  const flags: Flags = { ...values, name: path === undefined ? undefined : basename(resolve(path)) }
  checkFlags(flags)
  const answers = flags.yes || !process.stdin.isTTY ? toAnswers(flags) : await ask(flags)
  const folder = resolve(path ?? answers.name)
  writeProject(answers, {
    folder,
    templates: fileURLToPath(new URL('../templates/', import.meta.url)),
    versions: readVersions(),
  })
  process.stdout.write(
    `\n${answers.name} is there.\n\n  cd ${path ?? answers.name}\n  npm install\n  npm run dev\n\n`,
  )
}

/** The shop is made for the versions that this package was made with. */
function readVersions(): Versions {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  const manifest: { readonly devDependencies?: Versions } = JSON.parse(text)
  return manifest.devDependencies ?? {}
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
