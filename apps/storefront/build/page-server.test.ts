import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPageServer } from './page-server.ts'

/** What a line at the beginning of a statement imports, and what is imported late. */
const STATIC = /^(?:import|export)\b[^'"]*["']([^"']+)["']/gm
const LATE = /\bimport\(\s*["']([^"']+)["']\s*\)/g

/** Loaded in development only. */
const DEVELOPMENT = '../build/client-messages.ts'

let folder: string
const code = new Map<string, string>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-server-'))
  await buildPageServer(folder)
  for (const file of await readdir(folder)) code.set(`./${file}`, await readFile(join(folder, file), 'utf8'))
})

afterAll(() => rm(folder, { recursive: true }))

const find = (pattern: RegExp, file: string): readonly string[] =>
  [...(code.get(file) ?? '').matchAll(pattern)].map(([, specifier = '']) => specifier)

/** A program's own files that are loaded when it starts. */
function findOwn(file: string, found = new Set([file])): ReadonlySet<string> {
  for (const specifier of find(STATIC, file))
    if (code.has(specifier) && !found.has(specifier)) findOwn(specifier, found.add(specifier))
  return found
}

test('what the built page server loads is plain JavaScript that is there', () => {
  const named = [...code.keys()].flatMap((file) => [...find(STATIC, file), ...find(LATE, file)])
  const outside = new Set(named.filter((name) => !code.has(name) && !isBuiltin(name) && name !== DEVELOPMENT))
  expect(outside).toContain('next')
  for (const name of outside) expect(import.meta.resolve(name)).toMatch(/\.[cm]?js$/)
})

test('the encoder is one file, and what agents call loads late', () => {
  expect([...findOwn('./encoder-process.js')]).toEqual(['./encoder-process.js'])
  const agents = [...code.keys()].filter((file) => file.startsWith('./agents-'))
  expect(agents).toHaveLength(1)
  expect([...findOwn('./main.js')]).not.toContain(agents[0])
  expect(find(LATE, './main.js')).toContain(agents[0])
})
