import { existsSync, readFileSync } from 'node:fs'
import { findChromium } from '../packages/config/chromium.ts'
import { run } from './processes.ts'

/** Finds a Chromium or installs one: a configured one, the system's, Debian's package, or Playwright's own. */
export async function bringBrowser(): Promise<boolean> {
  const found = findChromium()
  if (found !== undefined) return existsSync(found)
  if (isRootOnDebian()) return installDebianPackage('chromium')
  return (await run('playwright', ['install', 'chromium'], { quiet: true })) === 0
}

export function isRootOnDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
}

/** Installs a Debian package. Returns whether it is installed afterwards. */
export async function installDebianPackage(name: string): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '-y', '--no-install-recommends', name]
  if ((await run('apt-get', install, { env, quiet: true })) === 0) return true
  await run('apt-get', ['update'], { env, quiet: true })
  return (await run('apt-get', install, { env, quiet: true })) === 0
}
