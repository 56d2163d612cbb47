import { createWebhookReader } from '@sorrel/contracts/http/webhook'
import { parseRevalidateBody } from '@sorrel/contracts/revalidate'
import { revalidateTag } from 'next/cache'

const secret = process.env.REVALIDATE_SECRET
const readWebhook = secret === undefined ? undefined : createWebhookReader({ secrets: [secret] })

/** Drops what the store has changed: `{ "tags": ["product:soap"] }`, signed with `REVALIDATE_SECRET`. */
export async function POST(request: Request): Promise<Response> {
  const call = await readWebhook?.({ headers: request.headers, body: await request.text() })
  if (call === undefined) return new Response(null, { status: 401 })
  const body = parseRevalidateBody(call.content)
  if (!body.ok) return Response.json(body.error, { status: 400 })
  // `max` goes on showing the kept page while the new one is made; a purge does not.
  for (const tag of body.value.tags) revalidateTag(tag, body.value.purge ? { expire: 0 } : 'max')
  return new Response(null, { status: 204 })
}
