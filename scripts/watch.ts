import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { bringBrowser } from './browser.ts'
import { ROOT, run } from './processes.ts'

// Runs one test file, and again whenever something it imports changes: `npm run watch -- <file>`.

const UI_PORT = 41_690

interface Command {
  readonly name: string
  readonly args: readonly string[]
}

/** The command for the tests of a file. Undefined for a file without tests. */
function getCommand(file: string): Command | undefined {
  if (file.endsWith('.spec.ts')) return { name: 'playwright', args: ['test', file, ...getWindow()] }
  if (file.endsWith('.stories.tsx'))
    return { name: 'vitest', args: ['--config=vitest.stories.config.ts', '--project=stories sorrel', file] }
  return /\.test\.tsx?$/.test(file) ? { name: 'vitest', args: [file] } : undefined
}

/** Playwright's own window, or where there is no screen a page at an address that it prints. */
function getWindow(): readonly string[] {
  const hasScreen = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  return hasScreen ? ['--ui'] : ['--ui-host=127.0.0.1', `--ui-port=${UI_PORT}`]
}

async function watch(path: string): Promise<number> {
  const file = relative(ROOT, resolve(path))
  // `packages/ui/src/…` belongs to the folder `packages/ui`, `e2e/…` to `e2e`.
  const own = file.startsWith('e2e') ? 'e2e' : file.split(/[\\/]/).slice(0, 2).join('/')
  // The storefront tests the stories of the reviews.
  const folder = own === 'packages/reviews' && file.endsWith('.stories.tsx') ? 'apps/storefront' : own
  const command = getCommand(file)
  if (!existsSync(join(ROOT, file)) || command === undefined) {
    process.stderr.write(
      `"${path}" is no test, story or flow: name a *.test.ts, *.stories.tsx or *.spec.ts.\n`,
    )
    return 2
  }
  const tasks = folder === 'e2e' ? ['build'] : ['prepare:tests', `--filter=./${folder}`]
  const built = await run('turbo', ['run', ...tasks, '--output-logs=errors-only', '--log-order=grouped'])
  if (built !== 0 || !(await bringBrowser())) return built || 1
  return run(
    command.name,
    command.args.map((arg) => (arg === file ? relative(folder, file) : arg)),
    {
      cwd: join(ROOT, folder),
    },
  )
}

process.exitCode = await watch(process.argv[2] ?? '')
