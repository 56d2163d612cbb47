import { createWebhookSigner } from '../packages/contracts/src/http/webhook.ts'
import { SECRET } from './node-stage.ts'

/** A call of `/api/revalidate` as it is sent. */
export interface SignedCall {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

const sign = createWebhookSigner([SECRET])

/** Signs a call that drops cached pages, as the service does. */
export function signCall(content: object): SignedCall {
  const body = JSON.stringify(content)
  return { body, headers: { 'content-type': 'application/json', ...sign(body) } }
}

export const sendCall = (node: string, call: SignedCall): Promise<Response> =>
  fetch(`${node}/api/revalidate`, { method: 'POST', ...call })
