import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import type { Secrets } from './token.ts'

/** Gives the headers to send with a body: `webhook-id`, `webhook-timestamp` and `webhook-signature`. */
export type SignWebhook = (body: string) => Readonly<Record<string, string>>

/** How far a sender's clock may be off, either way: five minutes, in milliseconds. */
export const WEBHOOK_TOLERANCE_MS = 5 * 60_000

/** Messages remembered against replay; within one tolerance there are far fewer. */
const MESSAGES_MAX = 10_000

/**
 * Signs calls as Standard Webhooks says, each as a message of its own. Several secrets sign each: so receivers that know the
 * old or the new one take it while a secret is changed.
 */
export function createWebhookSigner(secrets: Secrets): SignWebhook {
  const webhooks = secrets.map(toWebhook)
  return (body) => {
    const id = `msg_${crypto.randomUUID()}`
    const time = new Date()
    return {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
      'webhook-signature': webhooks.map((webhook) => webhook.sign(id, time, body)).join(' '),
    }
  }
}

export interface WebhookCall {
  readonly headers: { get(name: string): string | null }
  /** Exactly as received. */
  readonly body: string
}

export interface WebhookReaderOptions {
  /**
   * Secrets that sender and receiver share: `whsec_` and base64 (invalid base64 throws), or any other text. The call
   * must be signed with one of them.
   */
  readonly secrets: Secrets
  /**
   * Whether a message comes for the first time; its id has to be remembered for twice the tolerance. Default: the last 10,000
   * are remembered in memory, so that a message counts once in each process.
   */
  readonly isNew?: ((id: string) => Promise<boolean>) | undefined
}

/**
 * Resolves to undefined for a call that is unsigned, too old or repeated; otherwise to `{ content }`, whose
 * `content` is undefined if the body is not JSON.
 */
export type ReadWebhook = (call: WebhookCall) => Promise<{ readonly content: unknown } | undefined>

/**
 * @example
 * ```ts
 * import { createWebhookReader, createWebhookSigner } from '@sorrel/contracts/http/webhook'
 *
 * const secrets = ['shared'] as const
 * const call = { headers: new Headers(createWebhookSigner(secrets)('{"a":1}')), body: '{"a":1}' }
 * const read = createWebhookReader({ secrets })
 * console.log(await read(call), await read(call)) // { content: { a: 1 } } undefined
 * ```
 */
export function createWebhookReader({ secrets, isNew = createMemory() }: WebhookReaderOptions): ReadWebhook {
  const webhooks = secrets.map(toWebhook)
  return async ({ headers, body }) => {
    const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature']
    const given = Object.fromEntries(names.map((name) => [name, headers.get(name) ?? '']))
    const isSigned = webhooks.some((webhook) => isSignedBy(webhook, body, given))
    if (!isSigned || !(await isNew(given['webhook-id'] ?? ''))) return undefined
    return { content: parseJson(body) }
  }
}

function isSignedBy(webhook: Webhook, body: string, headers: Readonly<Record<string, string>>): boolean {
  try {
    webhook.verify(body, headers, { jsonParse: false })
    return true
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false
    throw error
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function toWebhook(secret: string): Webhook {
  if (secret.startsWith('whsec_')) return new Webhook(secret)
  return new Webhook(new TextEncoder().encode(secret), { format: 'raw' })
}

/** Remembers ids, oldest forgotten first. */
function createMemory(): (id: string) => Promise<boolean> {
  const seen = new Map<string, number>()
  return async (id) => {
    const now = Date.now()
    for (const [old, at] of seen) {
      if (now - at <= 2 * WEBHOOK_TOLERANCE_MS && seen.size < MESSAGES_MAX) break
      seen.delete(old)
    }
    if (seen.has(id)) return false
    seen.set(id, now)
    return true
  }
}
