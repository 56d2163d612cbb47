import { parseNewsletter } from '@sorrel/contracts/forms'
import { callEndpoint, subscribeNewsletterEndpoint } from '@sorrel/contracts/http'
import type { MessageKey } from '@sorrel/i18n/message'

/** Sends the address to our own endpoint. Answers the key of what went wrong, or undefined. See docs/specification.md#newsletter. */
export async function subscribe(email: string): Promise<MessageKey | undefined> {
  const input = parseNewsletter({ email })
  if (!input.ok) return Object.values(input.error)[0] ?? 'newsletter.email_invalid'
  const answer = await callEndpoint(subscribeNewsletterEndpoint, { body: input.value })
  return answer.ok ? undefined : 'newsletter.error'
}
