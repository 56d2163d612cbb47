import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedFilesOnly } from './tsup.js'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sorrel-tsup-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const setSource = (name: string, code: string) => writeFileSync(join(folder, `${name}.ts`), code)

/** Builds and writes as tsup does, which adds a comment about the source map. Returns the names of the written files. */
async function rebuild(): Promise<readonly string[]> {
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'price.ts'), join(folder, 'stock.ts')],
    outdir: folder,
    write: false,
    plugins: [changedFilesOnly],
  })
  for (const { path, text } of outputFiles)
    writeFileSync(path, `${text}//# sourceMappingURL=${basename(path)}.map`)
  return outputFiles.map(({ path }) => basename(path))
}

test('a rebuild writes only the files whose code has changed', async () => {
  setSource('price', 'export const price = 1')
  setSource('stock', 'export const stock = 1')
  expect(await rebuild()).toEqual(['price.js', 'stock.js'])
  setSource('stock', 'export const stock = 2')
  expect(await rebuild()).toEqual(['stock.js'])
  setSource('stock', '// How many there are.\nexport const stock = 2')
  expect(await rebuild()).toEqual([])
})
