#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from '@sorrel/service/command'
import { IN_MEMORY } from '@sorrel/service/environment'
import { type Config, parseConfig } from './config.ts'
import { grow, reset } from './reset.ts'
import type { Seed } from './seed/demo.ts'
import { parseShop } from './seed/parse-shop.ts'
import { readSeedProfile } from './seed/seed-profile.ts'
import { serveStore } from './serve-store.ts'

const HELP = `Usage: npx @sorrel/sandbox [options]

A commerce service on this machine: GraphQL, REST, checkout page, mails, on a database of its own.

  --port 4000                     where it listens
  --origin http://localhost:3000  the shop: its pages may read, and mails lead to it
  --data ./.sorrel-sandbox        folder of the database, or memory:// to keep nothing
  --seed shop.json                a store to begin with, instead of the demo
  --pictures ./pictures           folder of the pictures that the seed names
  --key pk_sorrel_demo            the public key that callers send
  --reset                         drops what is stored, writes the seed again and ends
  --grow 100000                   fills the catalogue up to that many products and ends
  --help, --version

An option wins over its environment variable; README.md names all of these.
`

const OPTIONS = {
  port: { type: 'string' },
  origin: { type: 'string' },
  data: { type: 'string' },
  seed: { type: 'string' },
  pictures: { type: 'string' },
  key: { type: 'string' },
  reset: { type: 'boolean', default: false },
  grow: { type: 'string' },
  help: { type: 'boolean', default: false },
  version: { type: 'boolean', default: false },
} as const

/** Generated SKUs contain six digits. */
const GROWN_MAX = 1_000_000

type Values = ReturnType<typeof readValues>

const readValues = () => parseArgs({ options: OPTIONS }).values

/** The command-line option of each variable, for messages about wrong values. */
const FLAGS: Readonly<Record<string, keyof Values>> = {
  PORT: 'port',
  STOREFRONT_URL: 'origin',
  DATA_DIR: 'data',
  MEDIA_DIR: 'pictures',
  PUBLIC_KEY: 'key',
}

await runCommand(async () => {
  const values = readValues()
  if (values.help) return void process.stdout.write(HELP)
  if (values.version) return void process.stdout.write(`${readVersion()}\n`)
  const config = readConfig(values)
  const seed = values.seed === undefined ? await readSeedProfile(config.seedProfile) : readShop(values.seed)
  if (values.reset) return reset(config, seed)
  if (values.grow !== undefined) return grow(config, seed, toCount(values.grow))
  await serveStore(config, { seed })
  // With a log level set, the output is read as a log, in which the greeting would not be a valid line.
  if (!process.env.LOG_LEVEL) process.stdout.write(toGreeting(config))
})

function toCount(text: string): number {
  const count = Number(text)
  if (!/^\d+$/.test(text) || count > GROWN_MAX)
    throw new Error(`--grow needs a number of products up to ${GROWN_MAX}`)
  return count
}

function readConfig(values: Values): Config {
  const given = Object.entries(FLAGS).flatMap(([name, flag]) => {
    const value = values[flag]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  const env = {
    LOG_LEVEL: 'warn',
    DATA_DIR: '.sorrel-sandbox',
    ...process.env,
    ...Object.fromEntries(given),
  }
  const { DATA_DIR: data, MEDIA_DIR: pictures } = env as Readonly<Record<string, string | undefined>>
  const parsed = parseConfig({ ...env, DATA_DIR: toFolder(data), MEDIA_DIR: toFolder(pictures) })
  if (parsed.ok) return parsed.value
  throw new Error(parsed.error.replaceAll(/\b[A-Z_]+(?= must)/g, (name) => toFlag(name, values)))
}

function toFlag(name: string, values: Values): string {
  const flag = FLAGS[name]
  return flag === undefined || values[flag] === undefined ? name : `--${flag}`
}

/** A path relative to the directory of the call. */
function toFolder(given: string | undefined): string | undefined {
  return given === undefined || given === '' || given === IN_MEMORY ? given : resolve(given)
}

function readShop(file: string): Seed {
  const shop = parseShop(readText(file))
  if (!shop.ok) throw new Error(`${file} is not a store:\n${shop.error}`)
  return shop.value
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Error(`${file} cannot be read`)
  }
}

function readVersion(): string {
  const file = new URL(import.meta.resolve('@sorrel/sandbox/package.json'))
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const isNamed = typeof manifest === 'object' && manifest !== null && 'version' in manifest
  return isNamed ? String(manifest.version) : 'unknown'
}

function toGreeting({ publicUrl, publicKey, storefrontUrl, dataDir }: Config): string {
  return `Sorrel sandbox at ${publicUrl}
  key       ${publicKey}
  pages of  ${storefrontUrl} may read it
  data      ${dataDir === IN_MEMORY ? 'not kept' : dataDir}
  mails     ${publicUrl}/outbox
  editor    ${publicUrl}/editor
`
}
