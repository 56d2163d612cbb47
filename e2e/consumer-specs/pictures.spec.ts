import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { compareScreenshots } from '../../scripts/reference-pictures.ts'
import { serveFolder } from '../../scripts/static-server.ts'
import { buildOnce, expect, getFolder, test } from './test.ts'

/** Built pages, and where they are served together. */
const PAGES = [
  ['vite', 'dist', 'vite'],
  ['vite', 'dist-extract', 'vite-extract'],
  ['next', '.next/server/app/index.html', 'next.html'],
  ['next', '.next/static', '_next/static'],
] as const

test('the pages look as in their reference pictures', async () => {
  const pages = getFolder('pages')
  for (const [name, output, to] of PAGES)
    cpSync(await buildOnce(name, output), join(pages, to), { recursive: true })
  const { failed } = await compareScreenshots({
    set: 'consumers',
    serve: () => serveFolder(pages),
    updateCommand: 'npm run check:consumers -- pictures --update-snapshots',
    isUpdate: test.info().config.updateSnapshots === 'changed',
  })
  expect(failed).toBe(0)
})
