import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PUBLIC = {
  address: ['getAddressGroup'],
  answer: ['toAnswer', 'toMethodNotAllowed', 'toProblemAnswer', 'toSeeOther'],
  body: ['checkLength', 'readForm', 'readJson', 'readText'],
  html: ['Html', 'html'],
  request: ['REQUEST_ID_HEADER', 'checkOrigin', 'getClientAddress', 'readCookie', 'toRequestId'],
  token: ['createSealedTokens', 'createSignedTokens'],
  webhook: ['WEBHOOK_TOLERANCE_MS', 'createWebhookReader', 'createWebhookSigner'],
}

const source = new URL('.', import.meta.url)

test('the public modules are these', () => {
  const files = readdirSync(source).filter((file) => /^[\w-]+\.ts$/.test(file))
  expect(files.sort()).toEqual(Object.keys(PUBLIC).map((name) => `${name}.ts`))
})

test.each(Object.entries(PUBLIC))('%s exports exactly its names', async (name, names) => {
  const found: object = await import(/* @vite-ignore */ `./${name}.ts`)
  expect(Object.keys(found).sort()).toEqual(names)
})

test('the example of the README prints what it says', () => {
  const readme = readFileSync(new URL('../README.md', source), 'utf8')
  const example = /```ts\n(.*?)```/s.exec(readme)?.[1] ?? ''
  const expected = [...example.matchAll(/console\.log\(.*\) \/\/ (.*)/g)].map((match) => match[1])
  const folder = mkdtempSync(join(tmpdir(), 'http-readme-'))
  try {
    const file = join(folder, 'example.ts')
    writeFileSync(file, example.replaceAll(/@sorrel\/http\/([a-z]+)/g, `${source.href}$1.ts`))
    const printed = execFileSync(process.execPath, [file], { encoding: 'utf8' })
    expect(printed.trimEnd().split('\n')).toEqual(expected)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
