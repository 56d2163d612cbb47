import { createAddressLimit } from '#request/client-address.ts'
import type { Refusal } from '@sorrel/commerce/server'
import type { RequestContext } from '#endpoints/request-context.ts'

export { getLineAnchor } from './cart-form-names.ts'

/** Far more than the people behind one address need, far less than a script would make. */
export const NEW_CARTS = { name: 'new carts', calls: 200, seconds: 300 }

const takeNewCart = createAddressLimit(NEW_CARTS)

/** A visitor's first addition creates a cart at the service, which stays there: this limits the number per address. */
export async function limitNewCarts({
  hasSession,
  address,
}: Pick<RequestContext, 'hasSession' | 'address'>): Promise<Refusal | undefined> {
  return hasSession ? undefined : takeNewCart(address)
}
