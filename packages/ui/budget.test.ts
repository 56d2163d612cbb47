import { globSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const root = import.meta.dirname
const KILOBYTE = 1000

/** What a browser loads at once for some modules: React stands outside, what is imported later does not count. */
async function bundle(imports: readonly string[]) {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: imports
        .map((path, index) => `export * as part${index} from ${JSON.stringify(path)}`)
        .join('\n'),
      resolveDir: root,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    outdir: 'out',
    write: false,
    metafile: true,
    splitting: true,
    absWorkingDir: root,
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  })
  const first = new Set<string>()
  const follow = (path: string): void => {
    if (first.has(path)) return
    first.add(path)
    const imports = metafile.outputs[path]?.imports ?? []
    for (const { path: next, kind, external } of imports)
      if (kind === 'import-statement' && !external) follow(next)
  }
  follow('out/stdin.js')
  const weigh = (isWanted: (path: string) => boolean): number =>
    outputFiles
      .filter(({ path }) => isWanted(path.slice(root.length + 1)))
      .reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0)
  return {
    script: weigh((path) => first.has(path)),
    sheet: weigh((path) => path.endsWith('.css')),
    inputs: [...first].flatMap((path) => Object.keys(metafile.outputs[path]?.inputs ?? {})),
  }
}

test.each([
  ['button', 6],
  ['link', 3],
  ['accordion', 3],
  ['number-stepper', 6],
  ['gallery', 9],
  ['dialog', 22],
  ['drawer', 22],
])('%s weighs at most %i KB', async (name, limit) => {
  const { script } = await bundle([`./src/${name}/${name}.tsx`])
  expect(script).toBeGreaterThan(100)
  expect(script).toBeLessThanOrEqual(limit * KILOBYTE)
})

test('the whole style sheet weighs at most 16 KB', async () => {
  const sheets = globSync('src/**/*.css.ts', { cwd: root }).filter((file) => !file.startsWith('src/stories/'))
  const { sheet } = await bundle(sheets.map((file) => `./${file}`))
  expect(sheet).toBeGreaterThan(5 * KILOBYTE)
  expect(sheet).toBeLessThanOrEqual(16 * KILOBYTE)
})

test('what stands on first screens brings no behaviour library', async () => {
  const names = [
    'accordion',
    'button',
    'carousel',
    'chip',
    'icon-button',
    'link',
    'navigation-menu',
    'number-stepper',
    'text-field',
  ]
  const { inputs } = await bundle(names.map((name) => `./src/${name}/${name}.tsx`))
  expect(inputs.filter((file) => /node_modules.*(react-aria|react-stately|ariakit)/.test(file))).toEqual([])
})
