import { getSignedHeaders } from '@sorrel/contracts/revalidate'
import { createSigner } from '@sorrel/http/signature'
import { type APIRequestContext, expect } from '@playwright/test'
import { ORIGINS, REVALIDATE_SECRET } from './origins.ts'

const sign = createSigner({
  secret: REVALIDATE_SECRET,
  headers: getSignedHeaders(),
})

/** Drops what the shop keeps under the tags, as its service would; by default nothing older shows meanwhile. Done when this resolves. */
export async function dropCached(
  request: APIRequestContext,
  tags: readonly string[],
  { origin = ORIGINS.storefront, purge = true }: { readonly origin?: string; readonly purge?: boolean } = {},
): Promise<void> {
  const body = JSON.stringify({ tags, purge })
  const answer = await request.post(`${origin}/api/revalidate`, {
    data: body,
    headers: { 'content-type': 'application/json', ...(await sign(body)) },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}
