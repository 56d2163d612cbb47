import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const src = new URL('.', import.meta.url).pathname
const modules = readdirSync(src).filter((file) => /^[\w-]+\.ts$/.test(file))

/** Modules that a page may load at first: their readers need no schema library. */
const LIGHT = [
  'calls.ts',
  'cart-marks.ts',
  'routes.ts',
  'preview-change.ts',
  'saved-products.ts',
  'storage.ts',
  'geo.ts',
  'problem.ts',
  'untrusted.ts',
]

async function bundle(contents: string) {
  const result = await build({
    stdin: { contents, resolveDir: src, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    write: false,
    metafile: true,
  })
  const inputs = Object.entries(result.metafile.outputs).flatMap(([, output]) =>
    Object.entries(output.inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  )
  return { code: result.outputFiles[0]?.text ?? '', inputs }
}

test.each(modules)('%s bundles for a browser without the classic schema library', async (file) => {
  const { inputs } = await bundle(`export * from './${file}'`)
  expect(inputs.filter((input) => /zod\/(?:v4\/classic|v3)\//.test(input))).toEqual([])
})

test.each(LIGHT)('%s needs no schema library and stays below 5 KB', async (file) => {
  const { code, inputs } = await bundle(`export * from './${file}'`)
  expect(inputs.filter((input) => input.includes('zod'))).toEqual([])
  expect(gzipSync(code).byteLength).toBeLessThan(5 * 1024)
})

test('looking up a menu or a redirect needs no schema library', async () => {
  const { inputs } = await bundle(`export { findRedirect, getMenu } from './settings.ts'`)
  expect(inputs.filter((input) => input.includes('zod'))).toEqual([])
})

test('the readers of settings and pages stay below 20 KB, which a preview loads late', async () => {
  const { code } = await bundle(
    `export * from './settings.ts'; export * from './content.ts'; export * from './quiz.ts'`,
  )
  expect(gzipSync(code).byteLength).toBeLessThan(20 * 1024)
})

test('the code of one form stays below 10 KB in a browser', async () => {
  const { code } = await bundle(`export { parseNewsletter } from './forms.ts'`)
  expect(gzipSync(code).byteLength).toBeLessThan(10 * 1024)
})

test('a bundle with one endpoint does not contain the others', async () => {
  const { code } = await bundle(`export { subscribeNewsletterEndpoint, parseAnswer } from './http.ts'`)
  expect(code).not.toContain('by-product-id')
  expect(code).not.toContain('pause-subscription')
})

test.each([
  ['forms.ts', `({ parseLogin }) => parseLogin({ email: 'a@b.co', password: 'x' }).ok`],
  ['http.ts', `({ parseBody, logoutEndpoint }) => parseBody(logoutEndpoint, {}).ok`],
  [
    'preview.ts',
    `({ parsePreviewMessage }) => parsePreviewMessage({ type: 'content.selected' })?.version === 1`,
  ],
  ['revalidate.ts', `({ parseRevalidateBody }) => parseRevalidateBody({ tags: ['menus'] }).ok`],
])('%s generates no code, which the security policy would refuse and report', async (file, call) => {
  const { code } = await bundle(`
    let generated = 0
    globalThis.Function = new Proxy(Function, { construct() { generated++; throw new EvalError('refused') } })
    const taken = (${call})(await import('./${file}'))
    console.log(JSON.stringify({ generated, taken }))
  `)
  const printed = execFileSync(process.execPath, ['--input-type=module'], { input: code, encoding: 'utf8' })
  expect(JSON.parse(printed)).toEqual({ generated: 0, taken: true })
})
