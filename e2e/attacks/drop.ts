import { createHmac } from 'node:crypto'
import { ask } from './ask.ts'
import { SECRET } from './shop.ts'

/** Says, as the service does, what has changed. Signed as Standard Webhooks says. */
export async function drop(origin: string, tags: readonly string[]): Promise<void> {
  const body = JSON.stringify({ tags, purge: true })
  const id = `msg_${crypto.randomUUID()}`
  const time = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', SECRET).update(`${id}.${time}.${body}`).digest('base64')
  const signed = { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` }
  const headers = { 'content-type': 'application/json', ...signed }
  const { status, text } = await ask({ origin, path: '/api/revalidate', method: 'POST', headers, body })
  if (status !== 200) throw new Error(`The drop was answered ${status}: ${text}`)
}
