import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Declaration, getLeftOut, parseDeclaration } from './declaration.ts'
import type { Run } from './playwright.config.ts'

const USAGE = `sorrel-contract <address of a running shop> [--declaration sorrel.contract.json] [--browser /usr/bin/chromium]

Tries the shop as its visitors do, by the chapters that its declaration names.
`

class Refusal extends Error {}

function readDeclaration(path: string): Declaration {
  if (!existsSync(path))
    throw new Refusal(`${path} is missing: it names a product, a currency and a customer of the shop.`)
  const read = (file: string) => readFileSync(join(dirname(path), file), 'utf8')
  try {
    return parseDeclaration(readFileSync(path, 'utf8'), read)
  } catch (error) {
    throw new Refusal(`${path} is refused.\n${error instanceof Error ? error.message : String(error)}`)
  }
}

function readRun(): Run {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      declaration: { type: 'string', default: 'sorrel.contract.json' },
      browser: { type: 'string' },
    },
  })
  const [url = ''] = positionals
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new Refusal(USAGE)
  const declaration = readDeclaration(values.declaration)
  const leftOut = getLeftOut(declaration)
  process.stdout.write(leftOut.length === 0 ? 'Every chapter\n' : `Left out: ${leftOut.join(', ')}\n`)
  return { url: new URL(url).origin, declaration, folder: process.cwd(), browser: values.browser }
}

function start(run: Run): void {
  const playwright = dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json'))
  const config = join(import.meta.dirname, 'playwright.config.js')
  const args = [join(playwright, 'cli.js'), 'test', '--config', config]
  const env = { ...process.env, SORREL_CONTRACT: JSON.stringify(run) }
  // There, so that a report names a chapter by itself.
  const child = spawn(process.execPath, args, { stdio: 'inherit', env, cwd: import.meta.dirname })
  child.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
}

try {
  start(readRun())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
