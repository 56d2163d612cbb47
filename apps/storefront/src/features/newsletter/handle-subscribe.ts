import { parseNewsletter } from '@sorrel/contracts/forms'
import { subscribeNewsletterEndpoint } from '@sorrel/contracts/http'
import { createNewsletterSubscriber, fetchAccount, updateAccount } from '@sorrel/commerce/account'
import { err, ok } from '@sorrel/domain/result'
import type { FormShape } from '#form/form-shape.ts'
import { createAddressLimit } from '#request/client-address.ts'
import { getFreshCommerce } from '#backend/commerce.ts'
import { createHandler } from '#endpoints/serve.ts'
import { toUpstreamError } from '#endpoints/to-upstream-error.ts'
import { SHOP_CONFIG } from '#config/shop-config.ts'

const errors = { invalid: 'newsletter.email_invalid', otherwise: 'newsletter.error' } as const

/** The form of browsers without script. See docs/specification.md#newsletter. */
const newsletterForm: FormShape<typeof subscribeNewsletterEndpoint> = {
  name: 'newsletter',
  endpoint: subscribeNewsletterEndpoint,
  fields: ['email'],
  parse: (values) => parseNewsletter(values, SHOP_CONFIG),
  errors,
  flashes: {
    done: { key: 'newsletter.success' },
    rejected: errors,
    empty: 'newsletter.email_required',
  },
}

/**
 * Limit per network address: each subscription creates a record at the service, possibly with another person's address.
 */
const SUBSCRIPTIONS = { name: 'newsletter', calls: 30, seconds: 3600 }
const takeSubscription = createAddressLimit(SUBSCRIPTIONS)

/**
 * Adds an address to the newsletter; an address that is already there counts as added. The signed-in customer's own
 * address is opted in; any other is added without the visitor's session, which the service would sign in. See
 * docs/decisions.md#own-endpoints.
 */
export const handleSubscribe = createHandler(
  subscribeNewsletterEndpoint,
  async ({ body, context }) => {
    const input = parseNewsletter(body, SHOP_CONFIG)
    if (!input.ok)
      return err({
        code: 'invalid',
        message: 'The newsletter does not take the address',
        fields: input.error,
      })
    const account = context.hasSession ? await fetchAccount(context.commerce) : ok(null)
    if (!account.ok) return toUpstreamError(account.error, 'internal')
    const refusal = await takeSubscription(context.address)
    if (refusal !== undefined) return err(refusal)
    const isOwn = account.value?.email.toLowerCase() === body.email.toLowerCase()
    const result = isOwn
      ? await updateAccount(context.commerce, { input: { emailOptin: true } })
      : await createNewsletterSubscriber(getFreshCommerce(), body)
    if (result.ok) return ok({})
    if (result.error.kind === 'user')
      return err({ code: 'invalid', message: 'The service refused the address' })
    return toUpstreamError(result.error, 'internal')
  },
  newsletterForm,
)
