import { createHmac } from 'node:crypto'
import { getSignedText, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '@sorrel/contracts/revalidate'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'

const TIMEOUT_MS = 5000
/** Most tags the storefront takes in one call. */
const MAX_TAGS = 50

/** The shop in front of this service. */
export interface Storefront {
  /**
   * Says which kept pages are out of date, by the tags of the contracts' `cacheTags`.
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
  let lastSentAt = 0
  const send = async (secret: string, tags: readonly string[]) => {
    // two calls never share an instant: the receiver takes the second for a replay
    lastSentAt = Math.max(Date.now(), lastSentAt + 1)
    try {
      const call = signRevalidation({ secret, tags, now: lastSentAt })
      const response = await fetch(`${storefrontUrl}/api/revalidate`, call)
      await response.body?.cancel()
      log[response.ok ? 'info' : 'warn']({ tags, status: response.status }, 'announced a change')
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ tags, reason }, 'could not announce a change')
    }
  }
  return {
    revalidate: (tags) => {
      if (revalidateSecret === undefined) return
      const unique = [...new Set(tags)]
      for (let start = 0; start < unique.length; start += MAX_TAGS) {
        const sending = send(revalidateSecret, unique.slice(start, start + MAX_TAGS))
        pending.add(sending)
        void sending.then(() => pending.delete(sending))
      }
    },
    settled: async () => {
      await Promise.all(pending)
    },
  }
}

/**
 * The call that announces a change: signed with HMAC-SHA256 as the contracts say.
 * The time stamp is real time in milliseconds, whatever the service's own clock says: the receiver refuses old calls.
 */
export function signRevalidation(call: {
  secret: string
  tags: readonly string[]
  now: number
}): RequestInit {
  const body = JSON.stringify({ tags: call.tags })
  const signature = createHmac('sha256', call.secret).update(getSignedText({ timestamp: call.now, body }))
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [TIMESTAMP_HEADER]: String(call.now),
      [SIGNATURE_HEADER]: signature.digest('hex'),
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }
}
