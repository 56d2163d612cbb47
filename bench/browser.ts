import { getBrowserLaunchOptions } from '@sorrel/config/chromium'
import { DECLINE_ALL, getStorageKey, serializeConsent } from '@sorrel/contracts/storage'
import { type Browser, type BrowserContext, chromium } from 'playwright'

/** The telephone that Lighthouse stands for, so that all figures are of one window. */
const TELEPHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
} as const

/** Other hosts do not exist for the browser, so that nothing is measured but the servers of this machine. */
const LOCAL_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'

/** A browser without a past. */
export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const { args = [], ...options } = getBrowserLaunchOptions()
  return chromium.launch({ ...options, args: [...args, LOCAL_ONLY, ...flags] })
}

/** A first visit that nobody has to answer a question in: cookies are declined. */
export function openTelephone(browser: Browser, origin: string): Promise<BrowserContext> {
  const consent = { name: getStorageKey('consent'), value: serializeConsent(DECLINE_ALL, Date.now()) }
  return browser.newContext({
    ...TELEPHONE,
    storageState: { cookies: [], origins: [{ origin, localStorage: [consent] }] },
  })
}

/** Runs `work` on a page of a browser of its own. */
export async function onTelephone<Value>(
  origin: string,
  work: (context: BrowserContext) => Promise<Value>,
): Promise<Value> {
  const browser = await openBrowser()
  try {
    return await work(await openTelephone(browser, origin))
  } finally {
    await browser.close()
  }
}
