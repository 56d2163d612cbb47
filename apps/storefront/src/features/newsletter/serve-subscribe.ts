import { createNewsletterSubscriber, fetchAccount, updateAccount } from '@sorrel/commerce/account'
import { subscribeNewsletterEndpoint } from '@sorrel/contracts/http'
import { err, ok } from '@sorrel/domain/result'
import { getFreshCommerce } from '#platform/commerce.ts'
import { serve } from '#platform/endpoint/serve.ts'
import { refuseUpstream } from '#platform/endpoint/upstream.ts'
import { newsletterForm } from './newsletter-form-shape.ts'

/**
 * Adds an address to the newsletter; one that is there already counts as added. The signed-in customer's own address
 * is opted in; any other is added without the visitor's session, which the service would sign in. See
 * docs/decisions.md#own-endpoints.
 */
export const serveSubscribe = serve(
  subscribeNewsletterEndpoint,
  async ({ body, visitor }) => {
    const account = visitor.hasSession ? await fetchAccount(visitor.commerce) : ok(null)
    if (!account.ok) return refuseUpstream(account.error, 'internal')
    const isOwn = account.value?.email.toLowerCase() === body.email.toLowerCase()
    const result = isOwn
      ? await updateAccount(visitor.commerce, { input: { emailOptin: true } })
      : await createNewsletterSubscriber(getFreshCommerce(), body)
    if (result.ok) return ok({})
    if (result.error.kind === 'user')
      return err({ code: 'invalid', message: 'The service refused the address' })
    return refuseUpstream(result.error, 'internal')
  },
  newsletterForm,
)
