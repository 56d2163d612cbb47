import * as z from 'zod/mini'
import { newsletterEmailField } from '../schema/form-fields.ts'
import { defineEndpoint } from './endpoint.ts'

/**
 * 200 also for an address that is already subscribed · 400 for a bad address, also by the shop's own newsletter rule ·
 * 500.
 */
export const subscribeNewsletterEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter/subscribe',
  body: z.strictObject({ email: newsletterEmailField() }),
})
