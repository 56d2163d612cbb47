#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { CODEMODS } from '../codemods/index.ts'
import { addLanguage, addPart } from './add.ts'
import { ask, checkFlags, type Flags, toAnswers } from './ask.ts'
import type { Publication, Versions } from './manifest.ts'
import { upgrade } from './upgrade.ts'
import { writeProject } from './write-project.ts'

const HELP = `Usage: npm create sorrel@latest [folder] -- [options]

Writes a new shop into the folder, which must be empty or not there. What is not said is asked.

  --template next|vite
  --store sandbox|https://your-store.swell.store
  --key pk_…           the store's public key
  --languages en,de    the first one is the default
  --color #26493a      the brand's main colour
  --yes                asks nothing: takes the default of what is not said

In the folder of a shop:

  npx create-sorrel add product-form|search|account|reviews
                       copies the part, with its test, from the starters; --force replaces files that you changed
  npx create-sorrel add language fr
  npx create-sorrel@latest upgrade
                       brings the shop to this version, and runs its type check and tests
`

const OPTIONS = {
  template: { type: 'string' },
  store: { type: 'string' },
  key: { type: 'string' },
  languages: { type: 'string' },
  color: { type: 'string' },
  yes: { type: 'boolean', short: 'y', default: false },
  force: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  if (values.help) return void process.stdout.write(HELP)
  const [path, ...names] = positionals
  if (path === 'add') return add(names, values.force)
  if (path === 'upgrade') return upgradeHere()
  const flags: Flags = { ...values, name: path === undefined ? undefined : basename(resolve(path)) }
  checkFlags(flags)
  const answers = flags.yes || !process.stdin.isTTY ? toAnswers(flags) : await ask(flags)
  const folder = resolve(path ?? answers.name)
  writeProject(answers, {
    folder,
    templates: TEMPLATES,
    ...readPublication(),
  })
  beginHistory(folder)
  process.stdout.write(
    `\n${answers.name} is there.\n\n  cd ${path ?? answers.name}\n  npm install\n  npm run dev\n\n`,
  )
}

const TEMPLATES = fileURLToPath(new URL('../templates/', import.meta.url))

/** The shop is made for the versions that this package was made with. */
function readPublication(): Publication {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  const manifest: { readonly version: string; readonly devDependencies?: Versions } = JSON.parse(text)
  return { version: manifest.version, versions: manifest.devDependencies ?? {} }
}

/** `git init`, where git is there and the folder is in no repository and no other project, such as a workspace. */
function beginHistory(folder: string): void {
  if (isInProject(dirname(folder))) return
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' })
  try {
    git('rev-parse', '--is-inside-work-tree')
  } catch {
    try {
      git('init', '--quiet')
    } catch {
      // Without git the shop has no history.
    }
  }
}

function isInProject(folder: string): boolean {
  const parent = dirname(folder)
  return existsSync(join(folder, 'package.json')) || (parent !== folder && isInProject(parent))
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

function add([name = '', language = '', ...more]: readonly string[], force: boolean): void {
  const folder = process.cwd()
  const isLanguage = name === 'language'
  if (name === '' || more.length > 0 || (language !== '') !== isLanguage)
    throw new Error('Say what to add: add product-form, search, account or reviews, or add language fr.')
  const { versions } = readPublication()
  const report = isLanguage
    ? addLanguage(language, { folder })
    : addPart(name, { folder, templates: TEMPLATES, versions, force })
  for (const line of report) say(line)
}

function upgradeHere(): void {
  const folder = process.cwd()
  const shell = process.platform === 'win32'
  const run = (command: string, args: readonly string[]) =>
    void execFileSync(command, args, { cwd: folder, stdio: 'inherit', shell })
  upgrade({ folder, ...readPublication(), codemods: CODEMODS, run, say })
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
