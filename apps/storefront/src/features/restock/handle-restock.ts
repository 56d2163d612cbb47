import { restockEndpoint } from '@sorrel/contracts/http'
import { err, ok } from '@sorrel/domain/result'
import { restocks } from '#backend/restocks.ts'
import { createHandler } from '#endpoints/serve.ts'
import { createAddressLimit } from '#request/client-address.ts'
import { restockForm } from './restock-shape.ts'

/** Limit per network address: each wish sends a mail, possibly to another person's address. */
const takeWish = createAddressLimit({ name: 'restock', calls: 20, seconds: 3600 })

const MESSAGES = {
  not_found: 'There is no such product',
  conflict: 'The product is in stock',
  throttled: 'The address was asked for too often',
  upstream: 'The reviews API does not answer',
} as const

/** Passes a shopper's wish to hear of a product to the reviews API. */
export const handleRestock = createHandler(
  restockEndpoint,
  async ({ body: { email, ...wanted }, context }) => {
    if (restocks === undefined) return err({ code: 'not_found', message: MESSAGES.not_found })
    const refusal = await takeWish(context.address)
    if (refusal !== undefined) return err(refusal)
    const mail = { email, locale: context.locale ?? '' }
    const problem = await restocks.tell({ kind: 'asked', ...wanted, mail })
    return problem === undefined ? ok({}) : err({ code: problem, message: MESSAGES[problem] })
  },
  restockForm,
)
