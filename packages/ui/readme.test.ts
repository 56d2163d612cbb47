import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const root = import.meta.dirname

test('the example of the README prints what it says', async () => {
  const example = /```tsx\n(.*?)```/s.exec(readFileSync(`${root}/README.md`, 'utf8'))?.[1] ?? ''
  const expected = [...example.matchAll(/console\.log\(.*\) \/\/ (.*)/g)].map((match) => match[1])
  const source = example
    .replace("import '@sorrel/ui/styles.css'\n", '')
    .replaceAll(/@sorrel\/ui\/([a-z-]+)/g, './src/$1/$1')
  const result = await build({
    stdin: { contents: source, resolveDir: root, loader: 'tsx' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    outdir: 'out',
    write: false,
    plugins: [vanillaExtractPlugin()],
  })
  const code = result.outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? ''
  const printed = execFileSync(process.execPath, ['--input-type=commonjs'], { input: code, encoding: 'utf8' })
  expect(expected.length).toBeGreaterThan(0)
  expect(printed.trimEnd().split('\n')).toEqual(expected)
})
