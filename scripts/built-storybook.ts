import { join } from 'node:path'
import { ROOT, run } from './processes.ts'
import { serveFolder, type StaticServer } from './static-server.ts'

const FOLDER = join(ROOT, 'storybook-static')

/** Builds Storybook and serves it. */
export async function serveBuiltStorybook(): Promise<StaticServer> {
  const code = await run(process.execPath, ['scripts/storybook.ts', 'build', '--quiet', '-o', FOLDER], {
    quiet: true,
  })
  if (code !== 0) throw new Error('Storybook was not built')
  return serveFolder(FOLDER)
}
