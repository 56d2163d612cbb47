import * as z from 'zod/mini'
import { newsletterEmailField } from '../schema/form-fields.ts'
import { defineEndpoint } from './endpoint.ts'

/** 200 also for an address that is subscribed already · 400, also for one that the shop's newsletter does not take · 500. */
export const subscribeNewsletterEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter/subscribe',
  body: z.strictObject({ email: newsletterEmailField() }),
})
