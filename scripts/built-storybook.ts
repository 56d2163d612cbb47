import { join } from 'node:path'
import { ROOT, run } from './processes.ts'
import { serveFolder, type StaticServer } from './static-server.ts'

/** The built Storybook. Git ignores it. */
export const STORYBOOK = join(ROOT, 'storybook-static')

/** Builds Storybook and what it needs, unless nothing has changed since. Throws when it cannot be built. */
export async function buildStorybook(): Promise<void> {
  const task = ['run', '//#storybook:static', '--output-logs=errors-only']
  if ((await run('turbo', task, { quiet: true })) !== 0) throw new Error('Storybook was not built')
}

/** Builds Storybook and serves it. */
export async function serveBuiltStorybook(): Promise<StaticServer> {
  await buildStorybook()
  return serveFolder(STORYBOOK)
}
