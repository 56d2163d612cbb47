import { parseNewsletter } from '@sorrel/contracts/forms'
import { subscribeNewsletterEndpoint } from '@sorrel/contracts/http'
import type { FormShape } from '#form/form-shape.ts'

const errors = { invalid: 'newsletter.email_invalid', otherwise: 'newsletter.error' } as const

/** The sign-up where there is no script. See docs/specification.md#newsletter. */
export const newsletterForm: FormShape<typeof subscribeNewsletterEndpoint> = {
  name: 'newsletter',
  endpoint: subscribeNewsletterEndpoint,
  fields: ['email'],
  parse: parseNewsletter,
  errors,
  flashes: { done: { key: 'newsletter.success' }, rejected: errors },
}
