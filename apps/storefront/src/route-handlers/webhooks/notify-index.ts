import { createWebhookSigner } from '@sorrel/contracts/http/webhook'
import type { Logger } from 'pino'
import type { Env } from '#config/env.ts'

/** The index answers when it has read the products, or after three seconds. */
const TIMEOUT_MS = 5000

/** What the index shall read again: products by their ids, or everything, at its own pace. */
export type IndexChange = { readonly ids: readonly string[] } | { readonly all: true }

/** Announces changes to the catalogue index, signed with the secret that our own services share. */
export function createIndexNotifier(
  { catalogApiUrl, revalidateSecret }: Pick<Env, 'catalogApiUrl' | 'revalidateSecret'>,
  log: Pick<Logger, 'warn'>,
): (change: IndexChange) => Promise<void> {
  if (catalogApiUrl === undefined || revalidateSecret === undefined) return () => Promise.resolve()
  const sign = createWebhookSigner(revalidateSecret)
  const url = new URL('/api/catalog/changes', catalogApiUrl).href
  return async (change) => {
    try {
      const body = JSON.stringify(change)
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...sign(body) },
        body,
        cache: 'no-store',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      if (!response.ok)
        log.warn({ ...change, status: response.status }, 'the catalogue index refused a change')
    } catch (error) {
      log.warn({ ...change, err: error }, 'the catalogue index was not told of a change')
    }
  }
}
