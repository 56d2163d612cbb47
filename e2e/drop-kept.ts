import { createHmac } from 'node:crypto'
import { getSignedText, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '@sorrel/contracts/revalidate'
import { type APIRequestContext, expect } from '@playwright/test'
import { ORIGINS, REVALIDATE_SECRET } from './origins.ts'

/** Drops what the shop keeps under the tags, as its service would. Done when this resolves. */
export async function dropKept(request: APIRequestContext, tags: readonly string[]): Promise<void> {
  const timestamp = Date.now()
  const body = JSON.stringify({ tags })
  const answer = await request.post(`${ORIGINS.storefront}/api/revalidate`, {
    data: body,
    headers: {
      'content-type': 'application/json',
      [TIMESTAMP_HEADER]: String(timestamp),
      [SIGNATURE_HEADER]: createHmac('sha256', REVALIDATE_SECRET)
        .update(getSignedText({ timestamp, body }))
        .digest('hex'),
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}
