import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bringBrowser } from '../../scripts/browser.ts'
import { getPackageFolder, packAll, readManifest } from '../../scripts/packages.ts'
import { ROOT } from '../../scripts/processes.ts'

/** Installs the consumers from tarballs outside the workspace, with our versions of all other packages. */
async function install(folder: string): Promise<void> {
  const isSource = (path: string) => !/node_modules|\.next|dist/.test(path)
  cpSync(join(ROOT, 'e2e/consumers'), folder, { recursive: true, filter: isSource })
  const overrides = [...(await packAll(join(folder, '.tarballs')))].map(
    ([name, file]) => `  '${readManifest(getPackageFolder(name)).name}': file:${file}\n`,
  )
  const workspace = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8')
    // A package finds what its manifest names, and nothing else.
    .replace(/^packages:.*$/m, "packages: ['*']\nhoistPattern: ['@types/*']")
    // Miniflare's own program, which no other part needs.
    .replace(/^allowBuilds:\n/m, 'allowBuilds:\n  workerd: true\n')
    .replace(/^overrides:\n/m, `overrides:\n${overrides.join('')}`)
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), workspace)
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumers", "private": true }\n')
  const flags = ['--prefer-offline', '--no-frozen-lockfile', '--reporter=silent']
  execFileSync('pnpm', ['install', ...flags], { cwd: folder, shell: process.platform === 'win32' })
}

// oxlint-disable-next-line import/no-default-export -- Playwright's global setup; what it returns is the teardown
export default async function setUp(): Promise<() => void> {
  if (!(await bringBrowser())) throw new Error('there is no browser')
  const folder = mkdtempSync(join(tmpdir(), 'consumers-'))
  const tearDown = () => rmSync(folder, { recursive: true, force: true })
  process.env.CONSUMERS = folder
  await install(folder).catch((error: unknown) => {
    tearDown()
    throw error
  })
  return tearDown
}
