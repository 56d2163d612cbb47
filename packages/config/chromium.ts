import { existsSync } from 'node:fs'

/** Chromium without a window of its own to draw: tests take half the time of the processor. */
const SHELL_PATHS = ['/usr/bin/chromium-headless-shell']

/** The whole browser, which alone has a page cache for the way back and forth. */
const BROWSER_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser']

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

export interface LaunchOptions {
  readonly executablePath?: string
  readonly channel?: string
  readonly args?: string[]
}

/** The whole browser that `CHROMIUM_PATH` names, else the system's; undefined where Playwright's own is the one. */
export function findBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH ?? BROWSER_PATHS.find((path) => existsSync(path))
}

/** The browser for tests: the one that `CHROMIUM_PATH` names, else the system's without a window, else as `findBrowser`. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH ?? SHELL_PATHS.find((path) => existsSync(path)) ?? findBrowser()
}

/** How tests start a browser. */
export function getLaunchOptions(): LaunchOptions {
  return toLaunchOptions(findChromium()) ?? {}
}

/** How what needs the whole browser starts it. */
export function getBrowserLaunchOptions(): LaunchOptions {
  return toLaunchOptions(findBrowser()) ?? { channel: 'chromium' }
}

function toLaunchOptions(executablePath: string | undefined): LaunchOptions | undefined {
  return executablePath === undefined ? undefined : { executablePath, args: FLAGS }
}
