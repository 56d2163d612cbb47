import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url).pathname

test('the example of the README prints what it says', async () => {
  const example = /```ts\n(.*?)```/s.exec(readFileSync(`${root}README.md`, 'utf8'))?.[1] ?? ''
  const expected = [...example.matchAll(/console\.log\(.*\) \/\/ (.*)/g)].map((match) => match[1])
  const result = await build({
    stdin: { contents: example.replaceAll('@sorrel/commerce/', './src/'), resolveDir: root, loader: 'ts' },
    bundle: true,
    format: 'esm',
    write: false,
  })
  const code = result.outputFiles[0]?.text ?? ''
  const printed = execFileSync(process.execPath, ['--input-type=module'], { input: code, encoding: 'utf8' })
  expect(expected.length).toBeGreaterThan(0)
  expect(printed.trimEnd().split('\n')).toEqual(expected)
})
