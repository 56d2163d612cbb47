import { existsSync } from 'node:fs'

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser']

/** No requests of its own to the network, and no sandbox, so that it starts as root. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium that `CHROMIUM_PATH` names, else the system's; undefined where Playwright's own is the one. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH ?? SYSTEM_PATHS.find((path) => existsSync(path))
}

/** How tests start a browser. */
export function getLaunchOptions(): { executablePath?: string; args?: string[] } {
  const executablePath = findChromium()
  return executablePath === undefined ? {} : { executablePath, args: FLAGS }
}
