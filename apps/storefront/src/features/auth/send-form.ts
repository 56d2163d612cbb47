import { type Endpoint, toEndpointPath } from '@sorrel/contracts/http'

export interface SendFormOptions {
  readonly endpoint: Endpoint
  readonly storeApiPrefix: string
  readonly body: Readonly<Record<string, unknown>>
}

/** Sends a form to one of our own endpoints. Answers the status; 0 when the shop could not be reached. */
export async function sendForm({ endpoint, storeApiPrefix, body }: SendFormOptions): Promise<number> {
  try {
    const answer = await fetch(toEndpointPath(endpoint, { storeApi: storeApiPrefix }), {
      method: endpoint.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.status
  } catch {
    return 0
  }
}
