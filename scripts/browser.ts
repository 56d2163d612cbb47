import { existsSync, readFileSync } from 'node:fs'
import { findBrowser } from '../packages/config/chromium.ts'
import { run } from './processes.ts'

// Playwright brings a browser of its own only where downloads are allowed; Debian's is used first.

/** Finds a Chromium or installs one: a configured one, Debian's packages, the system's, or Playwright's own. */
export async function bringBrowser(): Promise<boolean> {
  const configured = process.env.CHROMIUM_PATH
  if (configured !== undefined) return existsSync(configured)
  const missing = DEBIAN_PACKAGES.filter(({ path }) => !existsSync(path))
  if (isRootOnDebian()) for (const { name } of missing) await installDebianPackage(name)
  if (findBrowser() !== undefined) return true
  return (await run('playwright', ['install', 'chromium'], { quiet: true })) === 0
}

/** The browser, and fonts as wide as those that phones and computers have: what stands in for the shop's own until they are there. */
const DEBIAN_PACKAGES = [
  { name: 'chromium', path: '/usr/bin/chromium' },
  { name: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' },
  { name: 'fonts-liberation', path: '/usr/share/fonts/truetype/liberation' },
]

function isRootOnDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
}

/** A program that is there, or is once its Debian packages are installed. Undefined where that is impossible. */
export async function bringProgram(
  find: () => string | undefined,
  packages: readonly string[],
): Promise<string | undefined> {
  if (find() === undefined && isRootOnDebian()) for (const name of packages) await installDebianPackage(name)
  return find()
}

/** Installs a Debian package. Returns whether it is installed afterwards. */
async function installDebianPackage(name: string): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '-y', '--no-install-recommends', name]
  if ((await run('apt-get', install, { env, quiet: true })) === 0) return true
  await run('apt-get', ['update'], { env, quiet: true })
  return (await run('apt-get', install, { env, quiet: true })) === 0
}
