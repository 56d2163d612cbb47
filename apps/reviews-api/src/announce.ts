import { cacheTags } from '@sorrel/contracts/revalidate'
import { createWebhookSigner, type SignWebhook } from '@sorrel/contracts/http/webhook'
import type { Announce } from '@sorrel/reviews/server'
import type { Config } from './config.ts'

const TIMEOUT_MS = 5000

interface Call {
  readonly url: string
  readonly change: Readonly<Record<string, readonly string[]>>
}

type AnnounceConfig = Pick<Config, 'storefrontUrl' | 'catalogUrl' | 'regions' | 'revalidateSecrets'>

/**
 * Invalidates the shop's cached pages by tag, through its signed webhook, and has the catalogue index read the
 * product's rating again, in every region. Rejects until the shop of each region has heard of the change; a shop may
 * hear of it twice. Undefined without receivers. See docs/decisions.md#own-endpoints.
 */
export function createAnnounce({
  storefrontUrl,
  catalogUrl,
  regions,
  revalidateSecrets: secrets,
}: AnnounceConfig): Announce | undefined {
  if (secrets === undefined) return undefined
  const sign = createWebhookSigner(secrets)
  const shops = [storefrontUrl, ...regions.storefrontUrls]
  const indexes = [...(catalogUrl === undefined ? [] : [catalogUrl]), ...regions.catalogUrls]
  const tell = async (urls: readonly string[], path: string, change: Call['change']) => {
    const answers = urls.map(async (url) => ((await send(sign, { url: url + path, change })) ? [] : [url]))
    return (await Promise.all(answers)).flat()
  }
  return async (productId) => {
    // Shops build lists from the index, so indexes are told first; a missed announcement is made up by the next walk.
    await tell(indexes, '/api/catalog/changes', { ids: [productId] })
    const deaf = await tell(shops, '/api/revalidate', { tags: [cacheTags.reviews(productId)] })
    if (deaf.length > 0) throw new Error(`The change of ${productId} is not known at ${deaf.join(', ')}.`)
  }
}

async function send(sign: SignWebhook, { url, change }: Call): Promise<boolean> {
  const body = JSON.stringify(change)
  const headers = { 'content-type': 'application/json', ...sign(body) }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(url, { method: 'POST', headers, body, signal }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok === true
}
