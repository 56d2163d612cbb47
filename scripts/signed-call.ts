import { getSignedHeaders } from '../packages/contracts/src/schema/signed-headers.ts'
import { createSigner } from '../packages/http/src/signature.ts'
import { SECRET } from './node-stage.ts'

/** A call of `/api/revalidate` as it is sent. */
export interface SignedCall {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

const sign = createSigner({ secret: SECRET, headers: getSignedHeaders() })

/** Signs a call that drops cached pages, as the service does. */
export async function signCall(content: object): Promise<SignedCall> {
  const body = JSON.stringify(content)
  return { body, headers: { 'content-type': 'application/json', ...(await sign(body)) } }
}

export const sendCall = (node: string, call: SignedCall): Promise<Response> =>
  fetch(`${node}/api/revalidate`, { method: 'POST', ...call })
