import { createWebhookSigner } from '@sorrel/contracts/http/webhook'
import { type APIRequestContext, expect } from '@playwright/test'
import { ORIGINS, REVALIDATE_SECRET } from './origins.ts'

const sign = createWebhookSigner([REVALIDATE_SECRET])

/** Drops what the shop keeps under the tags, as its service would; by default nothing older shows meanwhile. Done when this resolves. */
export async function dropCached(
  request: APIRequestContext,
  tags: readonly string[],
  { origin = ORIGINS.storefront, purge = true }: { readonly origin?: string; readonly purge?: boolean } = {},
): Promise<void> {
  const body = JSON.stringify({ tags, purge })
  const answer = await request.post(`${origin}/api/revalidate`, {
    data: body,
    headers: { 'content-type': 'application/json', ...sign(body) },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}
