import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

test('the client needs no schema library and stays below 3 KB in a browser', async () => {
  const result = await build({
    entryPoints: [new URL('client.ts', import.meta.url).pathname],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    write: false,
    metafile: true,
  })
  expect(Object.keys(result.metafile.inputs).filter((input) => input.includes('/zod/'))).toEqual([])
  expect(gzipSync(result.outputFiles[0]?.text ?? '').byteLength).toBeLessThan(3 * 1024)
})
