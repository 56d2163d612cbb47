import { getProcessState } from '#backend/process-state.ts'
import { toPlainResponse } from '#endpoints/route.ts'
import { createWebhooks, type WebhookOptions } from './open-webhooks.ts'
import type { Receiver } from './receiver.ts'

export { watchStore } from './open-webhooks.ts'

const shared = getProcessState('webhooks', (): { receive: Receiver | undefined } => ({ receive: undefined }))

/** Begins to take the events of the service. To be called once, when the process starts. */
export function openWebhooks(options: WebhookOptions): void {
  shared.receive = createWebhooks(options)
}

/** Takes an event of the service; 404 where no secret is set. */
export async function receiveEvent(request: Request): Promise<Response> {
  return shared.receive === undefined ? toPlainResponse(404) : shared.receive(request)
}
