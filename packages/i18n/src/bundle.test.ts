import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { NAMESPACES } from './generated/service-namespaces.ts'

const src = new URL('.', import.meta.url).pathname

async function bundle(module: string): Promise<{ code: string; inputs: readonly string[] }> {
  const result = await build({
    entryPoints: [`${src}${module}.ts`],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    write: false,
    metafile: true,
  })
  return { code: result.outputFiles[0]?.text ?? '', inputs: Object.keys(result.metafile.inputs) }
}

test.each(['message', 'format', 'locales'])(
  '%s bundles for the browser without i18next and without any messages',
  async (module) => {
    const { inputs } = await bundle(module)
    expect(inputs.filter((input) => input.includes('i18next') || input.endsWith('.json'))).toEqual([])
  },
)

test('the messages for pages bundle without those of services', async () => {
  const { inputs } = await bundle('messages')
  const files = inputs.filter((input) => input.endsWith('.json')).map((input) => input.split('/').at(-1))
  expect(files).toEqual(expect.arrayContaining(['cart.json']))
  for (const namespace of NAMESPACES) expect(files).not.toContain(`${namespace}.json`)
})

test('the browser interpolator stays below 1 KB', async () => {
  const { code } = await bundle('message')
  expect(gzipSync(code).byteLength).toBeLessThan(1024)
})

test('the server’s translator contains i18next', async () => {
  const { inputs } = await bundle('translate')
  expect(inputs.some((input) => input.includes('i18next'))).toBe(true)
})
