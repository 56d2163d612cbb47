import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startSandbox } from '../second-server.ts'

/** The runs that docs/hosted-store.md records are those of today. */

const ROOT = join(import.meta.dirname, '../..')
const GUIDE = readFileSync(join(ROOT, 'docs/hosted-store.md'), 'utf8')
const BIN = join(ROOT, 'packages/commerce/bin')
const KEY = 'pk_sorrel_demo'

/** What the page shows of a command, below the words that come before it. */
function readRecord(words: string): string {
  const [, record = ''] = GUIDE.split(words)[1]?.split('```\n') ?? []
  return record.replace(/^\$ .*\n\n?/, '')
}

interface Run {
  readonly code: number
  readonly output: string
  readonly showsKey: boolean
}

/** Runs a command as `npm run` does; addresses in what it prints are those of the page. */
function run(
  command: string,
  origin: string,
  given: readonly [key: string, ...files: string[]],
): Promise<Run> {
  return new Promise((resolve) => {
    execFile('node', [join(BIN, `${command}.js`), origin, ...given], (error, stdout, stderr) => {
      const code = error === null ? 0 : Number(error.code)
      const showsKey = (stdout + stderr).includes(given[0])
      resolve({ code, output: stdout.replaceAll(origin, 'http://localhost:4000'), showsKey })
    })
  })
}

const PART = join(ROOT, 'packages/contracts/commerce.graphql')
const POOR = { CONTENT_MODELS: 'categories,quizzes' }

const STORES = [
  { words: 'as it is, exit\ncode 0:', variables: {}, command: 'store-check', given: [KEY], code: 0 },
  {
    words: 'Without the models of products and pages (',
    variables: POOR,
    command: 'store-check',
    given: [KEY],
    code: 1,
  },
  { words: 'With a wrong key', variables: {}, command: 'store-check', given: ['pk_wrong'], code: 1 },
  {
    words: 'Of `store:types` with that sandbox',
    variables: {},
    command: 'store-types',
    given: [KEY, PART],
    code: 0,
  },
  {
    words: 'And without the models of products and pages,',
    variables: POOR,
    command: 'store-types',
    given: [KEY, PART],
    code: 1,
  },
] as const

for (const { words, variables, command, given, code } of STORES)
  test(`of a store: ${words.replaceAll('\n', ' ')}`, { tag: code === 0 ? [] : '@night' }, async () => {
    const store = await startSandbox(variables)
    try {
      const found = await run(command, store.origin, given)
      expect(found).toEqual({ code, output: readRecord(words), showsKey: false })
    } finally {
      await store.stop()
    }
  })

const ANSWERS: readonly (readonly [string, RequestListener])[] = [
  ['At an address that answers HTML', (_, response) => void response.end('<html>Hello</html>')],
  ['At an address that takes the connection and does not answer', () => undefined],
]

for (const [words, answer] of ANSWERS)
  test(`of something else: ${words}`, async () => {
    const server = createServer(answer)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    // A server that listens on a port has an address of this kind.
    const { port } = server.address() as AddressInfo
    try {
      const found = await run('store-check', `http://127.0.0.1:${port}`, [KEY])
      expect(found).toEqual({ code: 1, output: readRecord(words), showsKey: false })
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
