import { parseNewsletter } from '@sorrel/contracts/forms'
import { callEndpoint, subscribeNewsletterEndpoint } from '@sorrel/contracts/http'
import type { Translate } from '@sorrel/i18n/message'
import { withReference } from '@sorrel/i18n/reference'
import { SHOP_CONFIG } from '#config/shop-config.ts'

const ISSUES = ['newsletter.email_required', 'newsletter.email_invalid'] as const

/** Sends the address to our own endpoint. Returns the error, or undefined. See docs/specification.md#newsletter. */
export async function subscribe(email: string, t: Translate): Promise<string | undefined> {
  const input = parseNewsletter({ email }, SHOP_CONFIG)
  if (!input.ok) {
    const [issue] = Object.values(input.error)
    return t(ISSUES.find((known) => known === issue) ?? 'newsletter.email_invalid')
  }
  const answer = await callEndpoint(subscribeNewsletterEndpoint, { body: input.value })
  return answer.ok ? undefined : withReference(t, t('newsletter.error'), answer.error)
}
