import { setTimeout as wait } from 'node:timers/promises'
import { cacheTags, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '@sorrel/contracts/revalidate'
import { createSigner, type Sign } from '@sorrel/http/signature'
import type { Config } from './config.ts'
import type { Logger } from './log.ts'

const WAITS_MS = [0, 1000, 5000, 30_000] as const
const TIMEOUT_MS = 5000

interface Call {
  readonly url: string
  readonly change: Readonly<Record<string, readonly string[]>>
}

export interface Notifier {
  /** Tells the shop that a product's reviews have changed; tries again for a while, never throws. */
  readonly notify: (productId: string) => void
  /** Gives up what is still to be tried again and waits for calls under way. */
  stop(): Promise<void>
}

/**
 * Drops the shop's cached pages by their tag, through its signed webhook, and has the catalogue index read the product's
 * rating again. See docs/decisions.md#own-endpoints.
 */
export function createNotifier({
  config,
  log,
}: {
  readonly config: Pick<Config, 'storefrontUrl' | 'catalogUrl' | 'revalidateSecret'>
  readonly log: Pick<Logger, 'info' | 'warn'>
}): Notifier {
  const { storefrontUrl, catalogUrl, revalidateSecret: secret } = config
  const names = { timestamp: TIMESTAMP_HEADER, signature: SIGNATURE_HEADER }
  const signer = secret === undefined ? undefined : createSigner({ secret, headers: names })
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()

  async function send(sign: Sign, { url, change }: Call): Promise<boolean> {
    const body = JSON.stringify(change)
    const headers = { 'content-type': 'application/json', ...(await sign(body)) }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(url, { method: 'POST', headers, body, signal }).catch(() => undefined)
    await answer?.body?.cancel()
    return answer?.ok === true
  }

  async function retryUntilReceived(sign: Sign, productId: string): Promise<void> {
    const call = { url: `${storefrontUrl}/api/revalidate`, change: { tags: [cacheTags.reviews(productId)] } }
    for (const pause of WAITS_MS) {
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (await send(sign, call)) return log.info({ productId }, 'announced a change')
      if (stopping.signal.aborted) return
    }
    log.warn({ productId }, 'could not announce a change')
  }

  /** The shop makes its lists from the index, so that is told first; what it misses it reads with its next walk. */
  async function notifyBoth(sign: Sign, productId: string): Promise<void> {
    if (catalogUrl !== undefined)
      await send(sign, { url: `${catalogUrl}/api/catalog/changes`, change: { ids: [productId] } })
    await retryUntilReceived(sign, productId)
  }

  return {
    notify: (productId) => {
      if (signer === undefined) return
      const call = notifyBoth(signer, productId).finally(() => underWay.delete(call))
      underWay.add(call)
    },
    stop: async () => {
      stopping.abort()
      await Promise.all(underWay)
    },
  }
}
