import { createHmac } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'

const TIMEOUT_MS = 5000

/** The shop in front of this service. */
export interface Storefront {
  /**
   * Says which kept pages are out of date: `product:{slug}`, `category:{slug}`, `page:{slug}`, `settings`, `menus`.
   * Returns at once and never throws; a failure is logged. Does nothing without REVALIDATE_SECRET.
   */
  revalidate(tags: readonly string[]): void
  /** Resolves when every announcement so far has been answered or has failed. */
  settled(): Promise<void>
}

export interface StorefrontParts {
  readonly config: Pick<Config, 'storefrontUrl' | 'revalidateSecret'>
  readonly log: Logger
}

export function createStorefront({ config, log }: StorefrontParts): Storefront {
  const { storefrontUrl, revalidateSecret } = config
  const pending = new Set<Promise<void>>()
  const send = async (secret: string, tags: readonly string[]) => {
    try {
      const response = await fetch(
        `${storefrontUrl}/api/revalidate`,
        signRevalidation({ secret, tags, now: Date.now() }),
      )
      await response.body?.cancel()
      log[response.ok ? 'info' : 'warn']({ tags, status: response.status }, 'announced a change')
    } catch (error) {
      log.warn(
        { tags, reason: error instanceof Error ? error.message : String(error) },
        'could not announce a change',
      )
    }
  }
  return {
    revalidate: (tags) => {
      if (revalidateSecret === undefined || tags.length === 0) return
      const sending = send(revalidateSecret, tags).finally(() => pending.delete(sending))
      pending.add(sending)
    },
    settled: async () => {
      await Promise.all(pending)
    },
  }
}

/**
 * The call that announces a change: `x-sorrel-signature` is the hex HMAC-SHA256 of `{timestamp}.{body}`.
 * The time stamp is real time in milliseconds, whatever the service's own clock says: the receiver refuses old calls.
 */
export function signRevalidation(call: {
  secret: string
  tags: readonly string[]
  now: number
}): RequestInit {
  const body = JSON.stringify({ tags: [...new Set(call.tags)] })
  const timestamp = String(call.now)
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-sorrel-timestamp': timestamp,
      'x-sorrel-signature': createHmac('sha256', call.secret).update(`${timestamp}.${body}`).digest('hex'),
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }
}
