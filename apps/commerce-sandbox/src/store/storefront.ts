import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from '@sorrel/contracts/revalidate'
import { createSigner, type Sign } from '@sorrel/http/signature'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'

const TIMEOUT_MS = 5000
/** Most tags the storefront takes in one call. */
const MAX_TAGS = 50

/** The shop in front of this service. */
export interface Storefront {
  /**
   * Says which cached pages are out of date, by the tags of the contracts' `cacheTags`.
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
  const names = { timestamp: TIMESTAMP_HEADER, signature: SIGNATURE_HEADER }
  // Signed with real time, whatever the service's own clock says: the receiver refuses old calls.
  const signer =
    revalidateSecret === undefined ? undefined : createSigner({ secret: revalidateSecret, headers: names })
  const send = async (sign: Sign, tags: readonly string[]) => {
    try {
      const body = JSON.stringify({ tags })
      const headers = { 'content-type': 'application/json', ...(await sign(body)) }
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const response = await fetch(`${storefrontUrl}/api/revalidate`, {
        method: 'POST',
        headers,
        body,
        signal,
      })
      await response.body?.cancel()
      log[response.ok ? 'info' : 'warn']({ tags, status: response.status }, 'announced a change')
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ tags, reason }, 'could not announce a change')
    }
  }
  return {
    revalidate: (tags) => {
      if (signer === undefined) return
      const unique = [...new Set(tags)]
      for (let start = 0; start < unique.length; start += MAX_TAGS) {
        const sending = send(signer, unique.slice(start, start + MAX_TAGS))
        pending.add(sending)
        void sending.then(() => pending.delete(sending))
      }
    },
    settled: async () => {
      await Promise.all(pending)
    },
  }
}
